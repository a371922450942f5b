BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL, 
	secret BLOB NOT NULL
);
INSERT INTO "about" VALUES(1,X'E20C0DDE48E9DC7BA78B7891CBB9E1C64B1086DA7D497F03ACB35E617606D46B');
CREATE TABLE accounts (
	id TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE ("key")
);
INSERT INTO "accounts" VALUES('448375b38ff764e8bd58f1ae0b12c291','ada','Ada',1794842748);
CREATE TABLE challenges (
	id TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE confirms (
	address BLOB NOT NULL, 
	device BLOB NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (address)
);
INSERT INTO "confirms" VALUES(X'6161616161616161616161616161616161616161616161616161616161616161',X'6464646464646464646464646464646464646464646464646464646464646464',1794842748659);
CREATE TABLE devices (
	hash BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	account VARCHAR(24), 
	PRIMARY KEY (hash)
);
INSERT INTO "devices" VALUES(X'8D97D80FA6E4F7F3A52131C5E4D225000DB87EA0BB60226FF47344B888E77332',1794842745656,'448375b38ff764e8bd58f1ae0b12c291');
CREATE TABLE holds (
	table_id VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	device BLOB NOT NULL, 
	PRIMARY KEY (table_id, seat, device)
);
INSERT INTO "holds" VALUES('lOGrT5IbmkPg',0,X'8D97D80FA6E4F7F3A52131C5E4D225000DB87EA0BB60226FF47344B888E77332');
INSERT INTO "holds" VALUES('lOGrT5IbmkPg',1,X'8D97D80FA6E4F7F3A52131C5E4D225000DB87EA0BB60226FF47344B888E77332');
INSERT INTO "holds" VALUES('lOGrT5IbmkPg',-2,X'8D97D80FA6E4F7F3A52131C5E4D225000DB87EA0BB60226FF47344B888E77332');
INSERT INTO "holds" VALUES('4gM9gxb2k245',0,X'8D97D80FA6E4F7F3A52131C5E4D225000DB87EA0BB60226FF47344B888E77332');
INSERT INTO "holds" VALUES('4gM9gxb2k245',-2,X'8D97D80FA6E4F7F3A52131C5E4D225000DB87EA0BB60226FF47344B888E77332');
CREATE TABLE hooks (
	table_id VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	url TEXT NOT NULL, 
	secret VARCHAR(100) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE keys (
	hash BLOB NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "keys" VALUES(X'2F1B8255E86C76A1762DD4147DB8C3B967E20D4ECE33E80A9637953FDD97EB31','lOGrT5IbmkPg',0);
INSERT INTO "keys" VALUES(X'E3429EF33A19A8ED05C27FFAF03BE7E052237E7D4DCF216649CBF65E095D154C','lOGrT5IbmkPg',1);
INSERT INTO "keys" VALUES(X'0FC49570C5BC41372AF47A23903AF047BCE5C69A7E90AB622A2709F144364E21','lOGrT5IbmkPg',-3);
INSERT INTO "keys" VALUES(X'A15DA2BC714310234CFD3DC0E7A816011CA0A2032DFB9AA12F62F6E1838AB51E','4gM9gxb2k245',0);
INSERT INTO "keys" VALUES(X'DE27CBAA098B1B4EBF6FD4F17589B435443D0D0D622AAAA07551CC16F4DEA145','4gM9gxb2k245',-3);
CREATE TABLE log (
	table_id VARCHAR(24) NOT NULL, 
	n INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	what VARCHAR(10) NOT NULL, 
	seat SMALLINT NOT NULL, 
	text TEXT NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, n)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('lOGrT5IbmkPg',1,1794842746139,'start',-1,'','');
INSERT INTO "log" VALUES('lOGrT5IbmkPg',2,1794842746363,'move',0,'place_card juliet c1','made-by-test-000000');
INSERT INTO "log" VALUES('lOGrT5IbmkPg',3,1794842746520,'move',1,'place_card assassin c1','made-by-test-000001');
INSERT INTO "log" VALUES('lOGrT5IbmkPg',4,1794842746657,'move',0,'place_card alchemist c1','made-by-test-000002');
INSERT INTO "log" VALUES('lOGrT5IbmkPg',5,1794842746734,'move',1,'place_card alchemist c1','made-by-test-000003');
INSERT INTO "log" VALUES('lOGrT5IbmkPg',6,1794842746766,'move',0,'place_card landowner c1','made-by-test-000004');
INSERT INTO "log" VALUES('lOGrT5IbmkPg',7,1794842746793,'move',1,'place_card merchant c1','made-by-test-000005');
INSERT INTO "log" VALUES('lOGrT5IbmkPg',8,1794842746807,'chat',0,'Ahoj','made-by-test-000006');
CREATE TABLE mails (
	device BLOB NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	token BLOB NOT NULL, 
	confirmed SMALLINT NOT NULL, 
	PRIMARY KEY (device)
);
CREATE TABLE notes (
	table_id VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE passkeys (
	credential BLOB NOT NULL, 
	account TEXT NOT NULL, 
	public_key BLOB NOT NULL, 
	counter BIGINT NOT NULL, 
	label TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	PRIMARY KEY (credential), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE passwords (
	account TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (account), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
INSERT INTO "passwords" VALUES('448375b38ff764e8bd58f1ae0b12c291','$argon2id$v=19$m=65536,t=3,p=4$dGhSTBXg5cb1nJcLM6p+0Q$dBSIxOqTSXH+5CgOU9jWDnOh17AGDDL3iPlOhSvK75o');
CREATE TABLE pushes (
	hash BLOB NOT NULL, 
	device BLOB NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	house TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	seats TEXT NOT NULL, 
	terms TEXT NOT NULL, 
	phase SMALLINT NOT NULL, 
	listed SMALLINT NOT NULL, 
	noted INTEGER NOT NULL, 
	due BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('lOGrT5IbmkPg',1794842745953,'kabale','{"players":2,"first_seat":0,"colours":[],"deck":"","round_end_check":"locked","disguise_stack":"separate","doppelganger_copies":"base","number_floor":"0","witch_double":"removed"}','{}',X'C290D58BE01AE71ABCDA7A5C3E7A4D84A8AFC4CB719765161971155F8C929F2F','[{"kind":"person","name":"Ada"},{"kind":"person","name":"Ben"}]','{"name":"","listed":false,"spectators":true,"chat":true,"changes":true,"clock":{"kind":"none"},"when_late":"bot","late_bot":"knight"}',1,0,1,NULL);
INSERT INTO "tables" VALUES('4gM9gxb2k245',1794842746857,'kabale','{"players":2,"first_seat":0,"colours":[],"deck":"","round_end_check":"locked","disguise_stack":"separate","doppelganger_copies":"base","number_floor":"0","witch_double":"removed"}','{}',X'41BC0D612805B59C69C57DD2D2774786347AB0B0453149F5A1917CA4C78CA646','[{"kind":"person","name":"Ada"},{}]','{"name":"An old one","listed":true,"spectators":true,"chat":true,"changes":true,"clock":{"kind":"none"},"when_late":"bot","late_bot":"knight"}',0,1,0,NULL);
CREATE TABLE told (
	table_id VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	version INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (listed, phase, created);
CREATE INDEX keys_table ON keys (table_id);
CREATE INDEX devices_account ON devices (account);
CREATE INDEX holds_device ON holds (device);
CREATE INDEX pushes_device ON pushes (device);
CREATE INDEX mails_token ON mails (token);
CREATE INDEX confirms_device ON confirms (device);
CREATE INDEX ix_challenges_expires ON challenges (expires);
CREATE INDEX ix_passkeys_account ON passkeys (account);
COMMIT;
