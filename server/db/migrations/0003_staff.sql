-- The provider's own people, and the record of what they did. They are no members: nothing here refers to a member's row, and no
-- member's session opens the office.

create table staff (
  id uuid primary key,
  email text not null constraint staff_email_length check (char_length(email) between 3 and 64),
  name text not null constraint staff_name_length check (char_length(name) between 1 and 60),
  role text not null constraint staff_role check (role in ('STAFF', 'ADMIN', 'TREASURER', 'REVIEWER')),
  password_hash text not null,
  -- The key of the authenticator app, sealed.
  totp_sealed bytea,
  -- The time step of the last code that was taken. A code of this step or an earlier one is refused.
  totp_last_step bigint not null default 0,
  -- One of the demo's logins: refused where the site is reachable from outside.
  is_demo boolean not null default false,
  joined_at timestamptz not null,
  retired_at timestamptz,
  -- A letter in the morning, and one at once when a complaint is nearly due. The second is on from the beginning, because the
  -- law counts its hours.
  morning_letter boolean not null default false,
  urgent_letter boolean not null default true,
  constraint staff_second_factor check (is_demo or totp_sealed is not null),
  -- A login counts as a second person once it has been in the same hands for seven days, and a reset by somebody else begins those
  -- days again.
  reset_at timestamptz
);
create unique index staff_email on staff (lower(email)) where retired_at is null;

-- Only hashes of what opens the office are kept. Staff see where their login is open, and end it there.
create table staff_sessions (
  token_hash bytea primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  -- A keyed hash of the network address. From an address where one has logged in lately, a stranger's wrong tries keep nobody out.
  address_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  id uuid not null default gen_random_uuid(),
  -- A session that nobody uses for half an hour ends by itself.
  last_used_at timestamptz not null default now(),
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40)
);
create index staff_sessions_of_staff on staff_sessions (staff_id);
create index staff_sessions_stale on staff_sessions (expires_at);
create unique index staff_sessions_id on staff_sessions (id);

-- A login whose password was right and whose code is still to come.
create table staff_logins (
  token_hash bytea primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  wrong_codes smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_logins_of_staff on staff_logins (staff_id);
create index staff_logins_stale on staff_logins (expires_at);

-- For a lost phone: each of them stands in once for the code of the app.
create table staff_recovery_codes (
  staff_id uuid not null references staff (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- A link that makes a login, once. With `staff_id` it replaces the password and the app of somebody who is here already.
create table staff_invitations (
  token_hash bytea primary key,
  id uuid not null unique,
  email text not null constraint staff_invitations_email_length check (char_length(email) between 3 and 64),
  role text not null constraint staff_invitations_role check (role in ('STAFF', 'ADMIN', 'TREASURER', 'REVIEWER')),
  -- The key that the page shows for the authenticator app, sealed.
  totp_sealed bytea not null,
  staff_id uuid references staff (id) on delete cascade,
  -- Null where the provider made it on the server's own machine.
  invited_by uuid references staff (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
create index staff_invitations_of_staff on staff_invitations (staff_id);
create index staff_invitations_by_staff on staff_invitations (invited_by);
create index staff_invitations_stale on staff_invitations (expires_at);

-- A key for each member, under which the audit keeps what it says of that member. No foreign key: the row outlives the member,
-- so that nothing can make a second key after the first was destroyed.
create table member_keys (
  member_id uuid primary key,
  -- Sealed with the data key; null once erasure has destroyed it.
  wrapped bytea,
  created_at timestamptz not null,
  destroyed_at timestamptz,
  constraint member_keys_destroyed check ((wrapped is null) = (destroyed_at is not null))
);

-- What staff did. Names and values stand in `sealed`; the rest may be searched.
create table audit (
  seq bigint primary key constraint audit_from_one check (seq > 0),
  at timestamptz not null,
  -- Null where the provider acted on the server's own machine.
  staff_id uuid references staff (id),
  act text not null constraint audit_act check (act ~ '^[a-z_]{1,40}$'),
  member_id uuid,
  -- Before, after and the reason, under the member's key, or under the data key where no member is concerned.
  sealed bytea,
  -- Each row holds the hash of the one before, so that a row that was taken out or changed shows.
  prev_hash bytea not null constraint audit_one_chain unique,
  hash bytea not null
);
create index audit_of_member on audit (member_id, seq desc) where member_id is not null;
create index audit_of_staff on audit (staff_id, seq desc);
create index audit_of_act on audit (act, seq desc);
create index audit_by_time on audit (at);

-- The end of the chain. Whoever adds a row holds this one; and without it, rows missing at the end would not show.
create table audit_head (
  id smallint primary key default 1 constraint audit_head_one check (id = 1),
  seq bigint not null,
  hash bytea not null
);
insert into audit_head (seq, hash) values (0, sha256('saptapadi audit'));

-- The own number of somebody of the staff, confirmed by a code and kept as a lasting hash. While they work here nobody else enters it
-- as a contact of a family, so that no clerk becomes a family's candidate by it.
create table staff_contacts (
  staff_id uuid primary key references staff (id) on delete cascade,
  contact_hash bytea not null constraint staff_contacts_hash unique,
  -- As much of it as its owner needs to recognise it.
  masked text not null,
  confirmed_at timestamptz not null
);
