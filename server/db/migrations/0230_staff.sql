-- The provider's own people. They are no members: nothing here refers to a member, and no member's session opens the office.
create table staff (
  id uuid primary key,
  email text not null constraint staff_email_length check (char_length(email) between 3 and 64),
  name text not null constraint staff_name_length check (char_length(name) between 1 and 60),
  role text not null constraint staff_role check (role in ('STAFF', 'ADMIN')),
  password_hash text not null,
  -- The key of the authenticator app, sealed.
  totp_sealed bytea,
  -- The time step of the last code that was taken. A code of this step or an earlier one is refused.
  totp_last_step bigint not null default 0,
  -- One of the demo's logins: refused where the site is reachable from outside.
  is_demo boolean not null default false,
  joined_at timestamptz not null,
  retired_at timestamptz,
  constraint staff_second_factor check (is_demo or totp_sealed is not null)
);
create unique index staff_email on staff (lower(email)) where retired_at is null;

-- Somebody must be able to let others in. Two who retire each other at the same moment wait for one another here. The demo's
-- ADMIN does not count for a real one: without the demo that login is refused.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7007024);
  if not exists (select from staff where role = 'ADMIN' and retired_at is null and (old.is_demo or not is_demo)) then
    raise exception 'the last ADMIN stays' using errcode = 'check_violation', constraint = 'staff_last_admin';
  end if;
  return null;
end $$;
create trigger staff_last_admin after update of role, retired_at, is_demo or delete on staff for each row
  when (old.role = 'ADMIN' and old.retired_at is null) execute function keep_an_admin();

-- Only hashes of what opens the office are kept.
create table staff_sessions (
  token_hash bytea primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  -- A keyed hash of the network address. From an address where one has logged in lately, a stranger's wrong tries keep nobody out.
  address_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index staff_sessions_of_staff on staff_sessions (staff_id);
create index staff_sessions_stale on staff_sessions (expires_at);

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

-- A link that makes a login, once. With `staff_id` it replaces the password and the app of somebody who is here already.
create table staff_invitations (
  token_hash bytea primary key,
  id uuid not null unique,
  email text not null constraint staff_invitations_email_length check (char_length(email) between 3 and 64),
  role text not null constraint staff_invitations_role check (role in ('STAFF', 'ADMIN')),
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
