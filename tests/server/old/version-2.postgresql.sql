CREATE TABLE public.about (
    version integer NOT NULL,
    secret bytea NOT NULL,
    written bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE public.accounts (
    id text NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.bars (
    kind character varying(10) NOT NULL,
    what text NOT NULL,
    at bigint NOT NULL,
    until bigint
);
CREATE TABLE public.challenges (
    id text NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.confirmations (
    address bytea NOT NULL,
    place smallint NOT NULL,
    device bytea NOT NULL,
    network bytea NOT NULL,
    token bytea NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.devices (
    hash bytea NOT NULL,
    created bigint NOT NULL,
    account character varying(32)
);
CREATE TABLE public.holds (
    table_id character varying(24) NOT NULL,
    seat smallint NOT NULL,
    device bytea NOT NULL
);
CREATE TABLE public.hooks (
    table_id character varying(24) NOT NULL,
    seat smallint NOT NULL,
    url text NOT NULL,
    secret character varying(100) NOT NULL
);
CREATE TABLE public.keys (
    hash bytea NOT NULL,
    table_id character varying(24) NOT NULL,
    seat smallint NOT NULL
);
CREATE TABLE public.log (
    table_id character varying(24) NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    what character varying(10) NOT NULL,
    seat smallint NOT NULL,
    text text NOT NULL,
    client character varying(64) NOT NULL
);
CREATE TABLE public.mails (
    device bytea NOT NULL,
    address character varying(254) NOT NULL,
    language character varying(5) NOT NULL,
    token bytea NOT NULL,
    confirmed smallint NOT NULL
);
CREATE TABLE public.notes (
    table_id character varying(24) NOT NULL,
    seat smallint NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.orders (
    table_id character varying(24) NOT NULL,
    what character varying(10) NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.passkeys (
    credential bytea NOT NULL,
    account text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL,
    used bigint
);
CREATE TABLE public.passwords (
    account text NOT NULL,
    hash text NOT NULL
);
CREATE TABLE public.pushes (
    hash bytea NOT NULL,
    device bytea NOT NULL,
    endpoint text NOT NULL,
    p256dh character varying(100) NOT NULL,
    auth character varying(40) NOT NULL,
    language character varying(5) NOT NULL
);
CREATE TABLE public.tables (
    id character varying(24) NOT NULL,
    created bigint NOT NULL,
    game character varying(40) NOT NULL,
    options text NOT NULL,
    house text NOT NULL,
    seed bytea NOT NULL,
    seats text NOT NULL,
    terms text NOT NULL,
    phase smallint NOT NULL,
    listed smallint NOT NULL,
    noted integer NOT NULL,
    due bigint,
    visited bigint DEFAULT '0'::bigint NOT NULL,
    maker bytea
);
CREATE TABLE public.told (
    table_id character varying(24) NOT NULL,
    seat smallint NOT NULL,
    version integer NOT NULL,
    at bigint NOT NULL
);
INSERT INTO public.about VALUES (2, '\x517883565bde56c3a713036de121e11aab0456d66061b3fe4a126c296b26323d', 0);
INSERT INTO public.accounts VALUES ('61474d60c72cb6006637b010883e489d', 'ada', 'Ada', 1794869774);
INSERT INTO public.bars VALUES ('network', '203.0.113.7', 1794869774464, NULL);
INSERT INTO public.confirmations VALUES ('\x6161616161616161616161616161616161616161616161616161616161616161', 1, '\x6464646464646464646464646464646464646464646464646464646464646464', '\x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e', '\x7474747474747474747474747474747474747474747474747474747474747474', 1794869774464);
INSERT INTO public.devices VALUES ('\xc68c369fd7947aaa07040db837b9c2cd1ffd4eed7b1683334ceb0a827627b538', 1794869774104, '61474d60c72cb6006637b010883e489d');
INSERT INTO public.holds VALUES ('2kGxEocJTeIb', 0, '\xc68c369fd7947aaa07040db837b9c2cd1ffd4eed7b1683334ceb0a827627b538');
INSERT INTO public.holds VALUES ('2kGxEocJTeIb', 1, '\xc68c369fd7947aaa07040db837b9c2cd1ffd4eed7b1683334ceb0a827627b538');
INSERT INTO public.holds VALUES ('2kGxEocJTeIb', -2, '\xc68c369fd7947aaa07040db837b9c2cd1ffd4eed7b1683334ceb0a827627b538');
INSERT INTO public.holds VALUES ('EbStWFPsH_Q4', 0, '\xc68c369fd7947aaa07040db837b9c2cd1ffd4eed7b1683334ceb0a827627b538');
INSERT INTO public.holds VALUES ('EbStWFPsH_Q4', -2, '\xc68c369fd7947aaa07040db837b9c2cd1ffd4eed7b1683334ceb0a827627b538');
INSERT INTO public.keys VALUES ('\x9021218ecd6b97b795ad9f6910f2788ba4d1ee94acdd1ec75a25772fd008b66d', '2kGxEocJTeIb', 0);
INSERT INTO public.keys VALUES ('\x22c39c0008eb05ca4894770c4822223b371b8f94b1965e46bb3a5d08079ddda6', '2kGxEocJTeIb', 1);
INSERT INTO public.keys VALUES ('\x703b8f8a495d73a6103ad7c2677eee01e10eadd6411f50bcb921d7219e6d5bf7', '2kGxEocJTeIb', -3);
INSERT INTO public.keys VALUES ('\x1b9fbebe031aa021b31a3ed356df152ee64d6c23bbc001c31ca04a5811b187d9', 'EbStWFPsH_Q4', 0);
INSERT INTO public.keys VALUES ('\xc340b8e197707bfdb313d190bab5b8654faab3538b196959776d4a87e912eb44', 'EbStWFPsH_Q4', -3);
INSERT INTO public.log VALUES ('2kGxEocJTeIb', 1, 1794869774125, 'start', -1, '', '');
INSERT INTO public.log VALUES ('2kGxEocJTeIb', 2, 1794869774160, 'move', 0, 'place_card squire c1', 'made-by-test-000000');
INSERT INTO public.log VALUES ('2kGxEocJTeIb', 3, 1794869774186, 'move', 1, 'place_card storm c1', 'made-by-test-000001');
INSERT INTO public.log VALUES ('2kGxEocJTeIb', 4, 1794869774210, 'move', 0, 'place_card king c1', 'made-by-test-000002');
INSERT INTO public.log VALUES ('2kGxEocJTeIb', 5, 1794869774233, 'move', 1, 'place_card explorer c2', 'made-by-test-000003');
INSERT INTO public.log VALUES ('2kGxEocJTeIb', 6, 1794869774258, 'move', 0, 'place_card queen c2', 'made-by-test-000004');
INSERT INTO public.log VALUES ('2kGxEocJTeIb', 7, 1794869774288, 'move', 1, 'place_card alchemist c2', 'made-by-test-000005');
INSERT INTO public.log VALUES ('2kGxEocJTeIb', 8, 1794869774295, 'chat', 0, 'Ahoj', 'made-by-test-000006');
INSERT INTO public.passwords VALUES ('61474d60c72cb6006637b010883e489d', '$argon2id$v=19$m=65536,t=3,p=4$ueOYOpn6uMSsXQA4Z+xUVQ$WKUQjCi2Kyav584FFDTj1PkmJ+QZOMN6lURzuW1nxDg');
INSERT INTO public.tables VALUES ('2kGxEocJTeIb', 1794869774109, 'kabale', '{"players":2,"first_seat":0,"colours":[],"deck":"","round_end_check":"locked","disguise_stack":"separate","doppelganger_copies":"base","number_floor":"0","witch_double":"removed"}', '{}', '\xddefd1a47da45fd8aa9c5e3de253a021280595d8b1293252273726fe920c4bd3', '[{"kind":"person","name":"Ada"},{"kind":"person","name":"Ben"}]', '{"name":"","listed":false,"spectators":true,"chat":true,"changes":true,"clock":{"kind":"none"},"when_late":"bot","late_bot":"knight"}', 1, 0, 1, NULL, 1794869774109, '\x04313f0a3580d5be4d50294fdfb6cc5f9edbddb73ed541aa3958709245a07d48');
INSERT INTO public.tables VALUES ('EbStWFPsH_Q4', 1794869774304, 'kabale', '{"players":2,"first_seat":0,"colours":[],"deck":"","round_end_check":"locked","disguise_stack":"separate","doppelganger_copies":"base","number_floor":"0","witch_double":"removed"}', '{}', '\xeef23b2591200f9c0ac63624b715e6639c2265d16bc937d2f003669512cd8e16', '[{"kind":"person","name":"Ada"},{}]', '{"name":"","listed":true,"spectators":true,"chat":true,"changes":true,"clock":{"kind":"none"},"when_late":"bot","late_bot":"knight"}', 0, 1, 0, NULL, 4102444800000, '\x04313f0a3580d5be4d50294fdfb6cc5f9edbddb73ed541aa3958709245a07d48');
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_key_key UNIQUE (key);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bars
    ADD CONSTRAINT bars_pkey PRIMARY KEY (kind, what);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.confirmations
    ADD CONSTRAINT confirmations_pkey PRIMARY KEY (address, place);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_pkey PRIMARY KEY (table_id, seat, device);
ALTER TABLE ONLY public.hooks
    ADD CONSTRAINT hooks_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (device);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (table_id, what);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (credential);
ALTER TABLE ONLY public.passwords
    ADD CONSTRAINT passwords_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.pushes
    ADD CONSTRAINT pushes_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.told
    ADD CONSTRAINT told_pkey PRIMARY KEY (table_id, seat);
CREATE INDEX confirmations_device ON public.confirmations USING btree (device);
CREATE INDEX confirmations_network ON public.confirmations USING btree (network);
CREATE INDEX devices_account ON public.devices USING btree (account);
CREATE INDEX holds_device ON public.holds USING btree (device);
CREATE INDEX ix_challenges_expires ON public.challenges USING btree (expires);
CREATE INDEX ix_passkeys_account ON public.passkeys USING btree (account);
CREATE INDEX keys_table ON public.keys USING btree (table_id);
CREATE INDEX mails_token ON public.mails USING btree (token);
CREATE INDEX pushes_device ON public.pushes USING btree (device);
CREATE INDEX tables_due ON public.tables USING btree (due);
CREATE INDEX tables_listed ON public.tables USING btree (listed, phase, visited);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.passwords
    ADD CONSTRAINT passwords_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id);
