CREATE TABLE public.about (
    version integer NOT NULL,
    secret bytea NOT NULL
);
CREATE TABLE public.accounts (
    id text NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.challenges (
    id text NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.confirms (
    address bytea NOT NULL,
    device bytea NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.devices (
    hash bytea NOT NULL,
    created bigint NOT NULL,
    account character varying(24)
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
    due bigint
);
CREATE TABLE public.told (
    table_id character varying(24) NOT NULL,
    seat smallint NOT NULL,
    version integer NOT NULL,
    at bigint NOT NULL
);
INSERT INTO public.about VALUES (1, '\xfa95d819f69a3967736f7f7987b6c4d460bb1d5ce6833704a473a6f59ce29d38');
INSERT INTO public.confirms VALUES ('\x6161616161616161616161616161616161616161616161616161616161616161', '\x6464646464646464646464646464646464646464646464646464646464646464', 1794842756799);
INSERT INTO public.devices VALUES ('\x79681a73b96523562245ef6071bf257942069c80a2560b3e8c1f165f02b75ba6', 1794842755953, NULL);
INSERT INTO public.holds VALUES ('cwZbwhVZ-BuB', 0, '\x79681a73b96523562245ef6071bf257942069c80a2560b3e8c1f165f02b75ba6');
INSERT INTO public.holds VALUES ('cwZbwhVZ-BuB', 1, '\x79681a73b96523562245ef6071bf257942069c80a2560b3e8c1f165f02b75ba6');
INSERT INTO public.holds VALUES ('cwZbwhVZ-BuB', -2, '\x79681a73b96523562245ef6071bf257942069c80a2560b3e8c1f165f02b75ba6');
INSERT INTO public.holds VALUES ('vWHN0EfV4cb6', 0, '\x79681a73b96523562245ef6071bf257942069c80a2560b3e8c1f165f02b75ba6');
INSERT INTO public.holds VALUES ('vWHN0EfV4cb6', -2, '\x79681a73b96523562245ef6071bf257942069c80a2560b3e8c1f165f02b75ba6');
INSERT INTO public.keys VALUES ('\x373d36dc33c4aa281d252746171bd9a18045b0d10c501005fa5acbc746a57d4b', 'cwZbwhVZ-BuB', 0);
INSERT INTO public.keys VALUES ('\x1b4a1a9c3424275ffdca7acb1b4c7f8aaa2a44943b92d0c904f0099316c21f22', 'cwZbwhVZ-BuB', 1);
INSERT INTO public.keys VALUES ('\xca3ddd884a40fa41f81e1467112d98946a3f8e59430550cb562dc5aad02ab7e7', 'cwZbwhVZ-BuB', -3);
INSERT INTO public.keys VALUES ('\xb2c863f587b6e441e1a568fc7d03e6338676d2da527a6b636e2fe9c1664a48f1', 'vWHN0EfV4cb6', 0);
INSERT INTO public.keys VALUES ('\x2992695a7a734dbe65eba8ec0acd3c8050c1055529684fe8fe21e5f016e1cb9e', 'vWHN0EfV4cb6', -3);
INSERT INTO public.log VALUES ('cwZbwhVZ-BuB', 1, 1794842756061, 'start', -1, '', '');
INSERT INTO public.log VALUES ('cwZbwhVZ-BuB', 2, 1794842756212, 'move', 0, 'place_card landowner c1', 'made-by-test-000000');
INSERT INTO public.log VALUES ('cwZbwhVZ-BuB', 3, 1794842756289, 'move', 1, 'place_card disguise c1', 'made-by-test-000001');
INSERT INTO public.log VALUES ('cwZbwhVZ-BuB', 4, 1794842756438, 'move', 0, 'place_card fencing_master c1', 'made-by-test-000002');
INSERT INTO public.log VALUES ('cwZbwhVZ-BuB', 5, 1794842756533, 'move', 1, 'disguise landowner', 'made-by-test-000003');
INSERT INTO public.log VALUES ('cwZbwhVZ-BuB', 6, 1794842756577, 'move', 1, 'place_card queen c1', 'made-by-test-000004');
INSERT INTO public.log VALUES ('cwZbwhVZ-BuB', 7, 1794842756613, 'move', 0, 'place_card cardinal c1', 'made-by-test-000005');
INSERT INTO public.log VALUES ('cwZbwhVZ-BuB', 8, 1794842756624, 'chat', 0, 'Ahoj', 'made-by-test-000006');
INSERT INTO public.tables VALUES ('cwZbwhVZ-BuB', 1794842755989, 'kabale', '{"players":2,"first_seat":0,"colours":[],"deck":"","round_end_check":"locked","disguise_stack":"separate","doppelganger_copies":"base","number_floor":"0","witch_double":"removed"}', '{}', '\x5ae07a585607afa801495e1ec31d9e5a2b1ca2f8c5cdbee5e69d335306622eef', '[{"kind":"person","name":"Ada"},{"kind":"person","name":"Ben"}]', '{"name":"","listed":false,"spectators":true,"chat":true,"changes":true,"clock":{"kind":"none"},"when_late":"bot","late_bot":"knight"}', 1, 0, 1, NULL);
INSERT INTO public.tables VALUES ('vWHN0EfV4cb6', 1794842756729, 'kabale', '{"players":2,"first_seat":0,"colours":[],"deck":"","round_end_check":"locked","disguise_stack":"separate","doppelganger_copies":"base","number_floor":"0","witch_double":"removed"}', '{}', '\x8a39225dbfac89c4515224a552e0342ea7f62255dbf9afa9ef9b991a3304ab8d', '[{"kind":"person","name":"Ada"},{}]', '{"name":"An old one","listed":true,"spectators":true,"chat":true,"changes":true,"clock":{"kind":"none"},"when_late":"bot","late_bot":"knight"}', 0, 1, 0, NULL);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_key_key UNIQUE (key);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.confirms
    ADD CONSTRAINT confirms_pkey PRIMARY KEY (address);
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
CREATE INDEX confirms_device ON public.confirms USING btree (device);
CREATE INDEX devices_account ON public.devices USING btree (account);
CREATE INDEX holds_device ON public.holds USING btree (device);
CREATE INDEX ix_challenges_expires ON public.challenges USING btree (expires);
CREATE INDEX ix_passkeys_account ON public.passkeys USING btree (account);
CREATE INDEX keys_table ON public.keys USING btree (table_id);
CREATE INDEX mails_token ON public.mails USING btree (token);
CREATE INDEX pushes_device ON public.pushes USING btree (device);
CREATE INDEX tables_due ON public.tables USING btree (due);
CREATE INDEX tables_listed ON public.tables USING btree (listed, phase, created);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.passwords
    ADD CONSTRAINT passwords_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id);
