-- Who gets in. Only hashes of what opens an account are kept.

create table sessions (
  token_hash bytea primary key,
  -- The person who logged in, and the profile that they look at now: one of their own. A session of a person who has gone is ended.
  person_id uuid references persons (id) on delete set null,
  member_id uuid not null references members (id) on delete cascade,
  -- When the person last went over to this profile from another of theirs. A login opens the one used last.
  switched_at timestamptz,
  created_at timestamptz not null,
  last_used_on date not null,
  revoked_at timestamptz,
  -- A member sees the own sessions in a list and ends one of them by this id. The hash of a token never leaves the server.
  id uuid not null default gen_random_uuid(),
  -- Which browser on which system the session began on, so that a family knows its own devices. Null where the browser did not say.
  browser text check (browser ~ '^[A-Za-z ]{1,20}$'),
  system text check (system ~ '^[A-Za-z ]{1,20}$')
);
create index sessions_of_member on sessions (member_id);
create index sessions_of_person on sessions (person_id);
-- Housekeeping finds what is due without reading whole tables, here as in the tables below.
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;
create index sessions_idle on sessions (last_used_on);
create index sessions_made on sessions (created_at);

-- Nodes keep the sessions in use in memory. Whatever changes what a session may do tells them whose it was; an empty word
-- means anybody's.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  if (select count(*) from touched) > 1000 then
    perform pg_notify('sessions', '');
  elsif tg_table_name = 'members' then
    perform pg_notify('sessions', id::text) from touched;
  else
    perform pg_notify('sessions', member_id::text) from (select distinct member_id from touched) whose;
  end if;
  return null;
end $$;
create trigger members_gone after delete on members
  referencing old table as touched for each statement execute function tell_session_change();

-- A trigger with a list of columns cannot have the rows of its statement: these go row by row.
create function tell_session_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'members' then perform pg_notify('sessions', new.id::text);
  -- A session that goes over to another profile is cached under the one it leaves.
  else perform pg_notify('sessions', old.member_id::text);
  end if;
  return null;
end $$;
create trigger sessions_changed after update of revoked_at, member_id on sessions for each row
  when ((old.revoked_at, old.member_id) is distinct from (new.revoked_at, new.member_id))
  execute function tell_session_changed();

-- A session that was revoked before is in no cache.
create function tell_session_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.member_id::text);
  return null;
end $$;
create trigger sessions_gone after delete on sessions for each row
  when (old.revoked_at is null) execute function tell_session_gone();

-- A session carries what profiles and searches compare with: the member's own stars, devak and what families wish for, and
-- whether it hides its last use.
create trigger members_session_changed after update of
    gender, status, mobile_verified_at, email_verified_at, nakshatra_id, charan_id, raas_id, mangal, devak_id,
    marital_status_id, date_of_birth, height_cm, work_location_id, native_district_id on members
  for each row
  when ((old.gender, old.status, old.mobile_verified_at is null and old.email_verified_at is null,
      old.nakshatra_id, old.charan_id, old.raas_id, old.mangal, old.devak_id, old.marital_status_id, old.date_of_birth,
      old.height_cm, old.work_location_id, old.native_district_id)
    is distinct from
    (new.gender, new.status, new.mobile_verified_at is null and new.email_verified_at is null,
      new.nakshatra_id, new.charan_id, new.raas_id, new.mangal, new.devak_id, new.marital_status_id, new.date_of_birth,
      new.height_cm, new.work_location_id, new.native_district_id))
  execute function tell_session_changed();
-- A session also carries the person's other profiles, which its lists leave out.
create function tell_sessions_of_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', id::text) from members where person_id = new.person_id and id <> new.id and status <> 'deleted';
  return null;
end $$;
create trigger members_join_person after insert or update of person_id on members for each row
  when (new.person_id is not null) execute function tell_sessions_of_person();
-- Who comes to a family or goes from it opens its profile or no longer does, and brings other profiles that its lists leave out.
create function tell_sessions_of_family() returns trigger language plpgsql as $$
declare
  changed family_logins := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('sessions', member_id::text)
    from (select changed.member_id union select member_id from profile_persons where person_id = changed.person_id) whose;
  return null;
end $$;
create trigger family_logins_in_sessions after insert or delete on family_logins for each row
  execute function tell_sessions_of_family();
create trigger members_last_use_hidden_in_sessions after update of last_use_is_hidden on members for each row
  when (old.last_use_is_hidden is distinct from new.last_use_is_hidden) execute function tell_session_changed();
create trigger members_candidate_decides_in_sessions after update of candidate_decides on members for each row
  when (old.candidate_decides is distinct from new.candidate_decides) execute function tell_session_changed();

-- A code belongs to an identity (a number or an address), not to a member: recovery must answer a stranger's
-- address exactly as a member's.
create table otp_codes (
  id uuid primary key,
  identity text not null,
  -- `login` opens an account; `confirm` stands in for the password of a member who has none; `listen` proves the contact of
  -- somebody who only hears, and is read out to the family. Those of `caller_…` are read out to
  -- the office: one proves the new contact, the others the owner of the profile.
  purpose text not null check (purpose in ('verify', 'reset', 'change_number', 'change_email', 'login', 'confirm', 'listen',
    'caller_new', 'caller_change', 'caller_leave', 'caller_join')),
  -- None where the identity is nobody's: the row then only counts resends and tries.
  member_id uuid references members (id) on delete cascade,
  code_hash bytea not null,
  wrong_tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- How the code went out: it proves that contact, and not the one that was typed.
  channel text check (channel in ('SMS', 'EMAIL')),
  -- A keyed hash of the browser that asked for a code: it finds its code again from another network. None for a code that a
  -- session asked for.
  asked_by_hash bytea
);
create index otp_codes_newest on otp_codes (identity, purpose, created_at desc);
create index otp_codes_open on otp_codes (member_id) where used_at is null;
create index otp_codes_of_member on otp_codes (member_id);
create index otp_codes_asked_by on otp_codes (asked_by_hash) where asked_by_hash is not null;
create index otp_codes_stale on otp_codes (created_at);

create table reset_tokens (
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- How it reached the member: using it proves that contact.
  channel text not null check (channel in ('SMS', 'EMAIL')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- `freeze` ends all sessions of an account whose password a stranger changed; it sets no password.
  purpose text not null default 'reset' check (purpose in ('reset', 'freeze'))
);
create index reset_tokens_of_member on reset_tokens (member_id);
create index reset_tokens_stale on reset_tokens (expires_at);

-- A change of password ends every open code and link that could change it again, whichever feature makes the change. The
-- links that freeze the account stay: otherwise a thief could end them by a second change.
create function end_codes_of_person() returns trigger language plpgsql as $$
begin
  update otp_codes set used_at = now() from members
    where members.person_id = new.id and member_id = members.id and used_at is null and purpose <> 'verify';
  update reset_tokens set used_at = now() from members
    where members.person_id = new.id and member_id = members.id and used_at is null and purpose = 'reset';
  return null;
end $$;
create trigger persons_password_changed after update of password_hash on persons
  for each row when (old.password_hash is distinct from new.password_hash) execute function end_codes_of_person();

-- From where a person has logged in. Both hashes are keyed.
create table known_devices (
  person_id uuid not null references persons (id) on delete cascade,
  device_hash bytea not null,
  address_hash bytea not null,
  last_login_at timestamptz not null,
  primary key (person_id, device_hash, address_hash)
);
create index known_devices_stale on known_devices (last_login_at);

-- The network address of a sign-up, encrypted. An ADMIN may read it until the profile is erased.
create table signup_addresses (
  member_id uuid primary key references members (id) on delete cascade,
  sealed bytea not null
);

-- Nearly every call counts a limit. Without the log, its commit waits for no disk. A crash of the database empties the table,
-- and the limits count from zero; wrong tries of a code stand in otp_codes and are kept.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_stale on rate_limits (resets_at);

-- What the office is asked for in a family's name: another number, another address, to leave, or to join two records of one
-- family. It has effect by codes that the owners read out, or by days in which every contact may object: after a visit that one
-- person of staff entered and another, an ADMIN, confirmed, or for two records after another ADMIN has confirmed it.
create table caller_requests (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- The second record, which is paused or, with codes from both, closed into the member's.
  double_id uuid references members (id) on delete cascade,
  kind text not null constraint caller_requests_kind check (kind in ('number', 'email', 'leave', 'join')),
  way text not null constraint caller_requests_way check (way in ('codes', case kind when 'join' then 'notice' else 'visit' end)),
  mobile text,
  dial_code text,
  country_code text,
  email text,
  asked_by uuid not null references staff (id),
  asked_at timestamptz not null,
  -- Until when the proofs, or the confirmation, may be given.
  prove_until timestamptz not null,
  new_code_at timestamptz,
  owner_code_at timestamptz,
  double_code_at timestamptz,
  entered_at timestamptz,
  entered_by uuid references staff (id),
  confirmed_at timestamptz,
  confirmed_by uuid references staff (id),
  takes_effect_at timestamptz,
  object_hash bytea,
  -- An objection stops a request until an ADMIN has spoken with both. It ends the joining of two records.
  objected_at timestamptz,
  done_at timestamptz,
  cancelled_at timestamptz,
  constraint caller_requests_contact check (case kind
    when 'number' then mobile is not null and dial_code is not null and country_code is not null and email is null
    when 'email' then email is not null and mobile is null
    else email is null and mobile is null end),
  constraint caller_requests_double check ((kind = 'join') = (double_id is not null) and double_id <> member_id),
  constraint caller_requests_entered check ((entered_at is null) = (entered_by is null)),
  constraint caller_requests_confirmed check ((confirmed_at is null) = (confirmed_by is null)
    and (kind <> 'join' or confirmed_by <> asked_by)),
  -- In an office of one nobody confirms the joining of two records, and who entered a visit waits for twice as long.
  constraint caller_requests_waits check (takes_effect_at is null or case way
    when 'notice' then takes_effect_at >= coalesce(confirmed_at, asked_at) + interval '7 days'
    when 'visit' then entered_at is not null and confirmed_at is not null and (kind = 'leave' or new_code_at is not null)
      and takes_effect_at >= confirmed_at
        + case when confirmed_by in (asked_by, entered_by) then interval '14 days' else interval '7 days' end
    else false end),
  constraint caller_requests_proven check (done_at is null or (objected_at is null and case
    when way <> 'codes' then takes_effect_at is not null and done_at >= takes_effect_at
    when kind = 'join' then owner_code_at is not null and double_code_at is not null
    else owner_code_at is not null and (kind = 'leave' or new_code_at is not null) end)),
  constraint caller_requests_ended_once check (num_nonnulls(done_at, cancelled_at) <= 1)
);
-- One open request a member, whoever of staff takes the call.
create unique index caller_requests_open on caller_requests (member_id) where done_at is null and cancelled_at is null;
create unique index caller_requests_open_double on caller_requests (double_id)
  where double_id is not null and done_at is null and cancelled_at is null;
create index caller_requests_of_member on caller_requests (member_id, asked_at desc);
create index caller_requests_of_double on caller_requests (double_id, asked_at desc);
create index caller_requests_due on caller_requests (takes_effect_at) where done_at is null and cancelled_at is null;
create unique index caller_requests_object on caller_requests (object_hash);
create index caller_requests_asked_by on caller_requests (asked_by);
create index caller_requests_entered_by on caller_requests (entered_by);
create index caller_requests_confirmed_by on caller_requests (confirmed_by);
create index caller_requests_old on caller_requests (asked_at);
create index caller_requests_by_objection on caller_requests (objected_at)
  where objected_at is not null;

-- Who got in, who was refused, what was changed and what staff read, for a year. Written after the answer, many at once: equal
-- events of one moment are one row with their count. No foreign keys: an event outlives whom it names.
create table security_events (
  id uuid primary key,
  at timestamptz not null,
  event text not null constraint security_events_event check (event ~ '^[a-z_]{1,40}$'),
  member_id uuid,
  staff_id uuid,
  code text constraint security_events_code check (code ~ '^[a-z_]{1,40}$'),
  call text constraint security_events_call check (length(call) <= 100),
  count integer not null default 1 constraint security_events_count check (count > 0),
  -- Keyed hashes of the network address and of the contact that was typed, for the search; both in one cipher text.
  address_hash bytea,
  contact_hash bytea,
  sealed bytea
);
create index security_events_by_time on security_events (at);
create index security_events_of_member on security_events (member_id, id desc) where member_id is not null;
create index security_events_of_staff on security_events (staff_id, id desc) where staff_id is not null;
create index security_events_of_event on security_events (event, id desc);
create index security_events_of_address on security_events (address_hash, id desc) where address_hash is not null;
create index security_events_of_contact on security_events (contact_hash, id desc) where contact_hash is not null;

-- One that comes after its member was erased would name them again, so it is not kept; the log has it.
create function leaves_out_event_of_erased() returns trigger language plpgsql as $$
begin
  if exists (
    select from members where members.id = new.member_id
      and (members.status <> 'deleted' or exists (select from departures where departures.member_id = members.id))
  ) then
    return new;
  end if;
  return null;
end $$;
create trigger security_events_of_erased before insert on security_events
  for each row when (new.member_id is not null) execute function leaves_out_event_of_erased();
