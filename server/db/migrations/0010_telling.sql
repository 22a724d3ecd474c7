-- How families are told, and by which channel.

-- The channels and the kinds of what families are told. After the migrations the start fills them from `domain/telling/`, so that a
-- new one needs no migration. Nothing is deleted here, because rows of the past refer to it.
create table channels (name text primary key);
create table notification_types (name text primary key);
create table delivery_kinds (name text primary key);

create table outbox (
  id uuid primary key,
  -- Nobody is called by a message.
  channel text not null references channels (name) check (channel <> 'CALL'),
  -- One row an event: writing the same event twice leaves one message.
  event_key text not null unique,
  -- Template id an SMS gateway asks for.
  template text not null,
  -- To, subject and text in one cipher text; erased on delivery, or a day later.
  sealed bytea,
  -- A message that was refused for good is not tried again.
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'given_up', 'refused')),
  attempts smallint not null default 0,
  next_try_at timestamptz not null,
  -- A worker that holds the row; another may take it when this has passed.
  held_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Messages that nobody waits for, such as digests, go out after those that somebody waits for.
  can_wait boolean not null default false,
  -- Whose message it is, and the one other member it tells of. Both are gone with the member who leaves; a message without an
  -- owner, as one to the provider, is given up after a day like any other.
  owner_id uuid references members (id) on delete cascade,
  about_id uuid references members (id) on delete cascade,
  -- The hash of the contact it went to says whether a late refusal is about the contact that the member has now.
  to_hash bytea,
  -- The id that the other side gave a message: its reports name it by that one. It is not unique, because the other side may err.
  provider_id text constraint outbox_provider_id_check check (length(provider_id) <= 200)
);
create index outbox_due on outbox (channel, can_wait, next_try_at) where status = 'waiting';
create index outbox_old on outbox (created_at) where status = 'waiting';
create index outbox_finished on outbox (finished_at) where finished_at is not null;
create index outbox_of_owner on outbox (owner_id);
create index outbox_about on outbox (about_id);
create index outbox_by_provider_id on outbox (provider_id) where provider_id is not null;

-- The ids under which the operators know our SMS wordings (DLT). Without a row, an id of the settings counts.
create table sms_templates (
  name text not null constraint sms_templates_name check (name ~ '^[a-z_]{1,40}$'),
  language text not null constraint sms_templates_language check (language in ('en', 'mr')),
  -- Null where the office took the id away: then no such SMS goes.
  dlt_id text constraint sms_templates_dlt_id check (dlt_id ~ '^[0-9]{19,30}$'),
  version integer not null constraint sms_templates_version check (version > 0),
  changed_by uuid not null references staff (id),
  changed_at timestamptz not null,
  -- Under which name a wording was registered. Operators drop an SMS with other words, so a renamed site keeps the old name in it
  -- until the wording is registered anew.
  site_name text constraint sms_templates_site_name check (length(site_name) between 1 and 200),
  primary key (name, language),
  -- An id belongs to one wording: operators drop an SMS whose words are not those of its id.
  constraint sms_templates_one_wording unique (dlt_id)
);
create index sms_templates_changed_by on sms_templates (changed_by);

-- What a member is told of, written in the transaction of what it tells of. The sentence is made when it is read, in the
-- reader's language and with the sender's present name.
create table notifications (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  type text not null references notification_types (name),
  -- The other member; none where the provider speaks.
  from_id uuid references members (id) on delete cascade,
  -- The interest, contact, suggestion, story or membership that it tells of.
  source_id uuid not null,
  created_at timestamptz not null,
  -- When a list showed it.
  read_at timestamptz,
  -- When its own page was opened from it.
  opened_at timestamptz,
  -- When it was taken into an e-mail, or when it was decided that it goes into none.
  mailed_at timestamptz,
  -- One notification an event, whatever races.
  unique (member_id, type, source_id),
  check (from_id <> member_id),
  constraint notifications_with_sender check (from_id is not null or type not in (
    'interest_sent', 'interest_reminded', 'interest_accepted', 'interest_rejected', 'contact_viewed', 'handpicked',
    'story_to_confirm', 'contact_asked', 'biodata_shown')),
  constraint notifications_without_sender check (from_id is null or type not in (
    'membership_started', 'membership_ending', 'membership_last_days', 'membership_refunded',
    'photo_rejected', 'id_checked', 'id_rejected', 'office_word', 'contact_unreachable', 'rules_told',
    'family_asked', 'number_doubted', 'view_returned', 'engaged_asked', 'engaged_paused'))
);
-- By the day on which they were written, so that one with an id of another kind has its place too.
create index notifications_by_day on notifications (member_id, created_at desc, id desc);
create index notifications_unread on notifications (member_id) where read_at is null;
create index notifications_to_mail on notifications (created_at, member_id) where mailed_at is null;
create index notifications_from on notifications (from_id);
create index notifications_of_source on notifications (source_id);
create index notifications_stale on notifications (created_at);

-- In which language a member wants to hear of notifications, and what of the rest.
create table notification_choices (
  member_id uuid primary key references members (id) on delete cascade,
  language text not null default 'en' check (language in ('en', 'mr')),
  weekly_sheet boolean not null default true,
  -- Whether a locked screen may show who wrote.
  push_names boolean not null default false,
  -- The hours in India in which nothing that can wait is sent. Null: those of the site. From 24 to 0: none.
  quiet_from smallint,
  quiet_to smallint,
  check ((quiet_from is null) = (quiet_to is null)),
  check ((quiet_from between 18 and 23 and quiet_to between 5 and 11) or (quiet_from = 24 and quiet_to = 0))
);

-- What a family wants to hear by a channel besides the bell. Whoever chose nothing for a channel has no row for it. One row a
-- channel, so that another channel needs no column.
create table channel_choices (
  member_id uuid not null references members (id) on delete cascade,
  channel text not null references channels (name) check (channel not in ('CALL', 'PUSH')),
  wants text not null check (wants in ('everything', 'important', 'nothing')),
  primary key (member_id, channel)
);

-- A contact that refused a message for good. Nothing but a code goes to it until its owner changes or verifies it.
create table unreachable_contacts (
  member_id uuid not null references members (id) on delete cascade,
  channel text not null references channels (name) check (channel not in ('CALL', 'PUSH')),
  since timestamptz not null,
  -- The other side's own words, without an address.
  reason text not null check (length(reason) <= 100),
  -- When a number was tried a second time, and when it refused for good that time too: it is then not sold.
  tried_again_at timestamptz,
  failed_again_at timestamptz check (failed_again_at >= since + interval '3 days'),
  primary key (member_id, channel)
);

-- What reached whom: one row an event and channel. The event is a notification, a decision of the office or a contact that
-- refused. The bell has no row here: that one is the notification itself. CALL is the last channel: the office's phone.
create table deliveries (
  id uuid primary key,
  event_id uuid not null,
  -- silent: a family with a running plan that did not answer whether it still looks, for the office to call. request_objected: a
  -- family objected to what a caller asked for in its name, and the office calls the family. import_invitation: a family whose
  -- biodata came with a register is asked to log in and look at it.
  kind text not null references delivery_kinds (name),
  -- None for an answer to somebody who is no member.
  member_id uuid references members (id) on delete cascade,
  channel text not null references channels (name) check (channel <> 'PUSH'),
  -- sent: the next server took it. reached: it was told to be there, or staff have called.
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'refused', 'reached')),
  -- The row of the outbox that carries it; several notices share one. None while it waits to be gathered.
  message_id uuid,
  message_at timestamptz,
  reason text check (length(reason) <= 100),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (event_id, channel),
  check ((message_id is null) = (message_at is null)),
  check (channel <> 'CALL' or message_id is null)
);
create index deliveries_of_member on deliveries (member_id, channel, message_at);
create index deliveries_of_message on deliveries (message_id);
create index deliveries_to_gather on deliveries (channel, created_at)
  where status = 'waiting' and message_id is null and channel <> 'CALL';
create index deliveries_on_their_way on deliveries (message_id) where status = 'waiting' and message_id is not null;
-- What reached nobody: the office's list.
create index deliveries_unreached on deliveries (created_at, id) where channel = 'CALL' and status = 'waiting';
create index deliveries_stale on deliveries (changed_at);

-- The key by which push services know this site, made at the first start. A new one would end every subscription.
create table push_keys (
  -- There is one row.
  id uuid primary key constraint push_keys_one check (id = '00000000-0000-0000-0000-000000000001'),
  public_key text not null constraint push_keys_public_key check (length(public_key) <= 100),
  -- The private key.
  sealed bytea not null,
  created_at timestamptz not null
);

-- Where a browser takes messages, while its session lasts. One browser is one row, whoever is logged in there.
create table push_subscriptions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  session_hash bytea not null references sessions (token_hash) on delete cascade,
  endpoint_hash bytea not null constraint push_subscriptions_endpoint unique,
  -- Whose push service it is.
  service text not null constraint push_subscriptions_service check (length(service) <= 100),
  -- The address with its keys: whoever has them can ring this phone.
  sealed bytea not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_member on push_subscriptions (member_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_hash);

-- The rules are told to every member once a quarter. Members are told in the order of their ids, and each portion moves the mark
-- in its own transaction: a node that dies repeats nothing and leaves nobody out.
create table rules_notices (
  -- Such as 2026-Q4, by India's calendar.
  quarter text primary key constraint rules_notices_quarter check (quarter ~ '^[0-9]{4}-Q[1-4]$'),
  begun_at timestamptz not null,
  told_up_to uuid,
  told integer not null default 0,
  finished_at timestamptz
);
