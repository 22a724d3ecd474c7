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
  system text check (system ~ '^[A-Za-z ]{1,20}$'),
  -- Whether the session began by a code to a verified contact.
  by_code boolean not null default false
);
create index sessions_of_member on sessions (member_id);
create index sessions_of_person on sessions (person_id);
-- Housekeeping finds what is due without reading whole tables, here as in the tables below.
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;
create index sessions_idle on sessions (last_used_on);
create index sessions_made on sessions (created_at);

-- A code belongs to an identity (a number or an address), not to a member: recovery must answer a stranger's
-- address exactly as a member's.
create table otp_codes (
  id uuid primary key,
  identity text not null,
  -- `login` opens an account; `confirm` stands in for the password of a member who has none; `listen` proves the contact of
  -- somebody who only hears, and is read out to the family. Those of `caller_…` are read out to
  -- the office: one proves the new contact, the others the owner of the profile.
  purpose text not null check (purpose in ('verify', 'reset', 'change_number', 'change_email', 'login', 'confirm', 'listen',
    'caller_new', 'caller_change', 'caller_leave', 'caller_join', 'caller_freeze', 'caller_candidate', 'caller_candidate_end')),
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

-- From where a person has logged in. Both hashes are keyed.
create table known_devices (
  person_id uuid not null references persons (id) on delete cascade,
  device_hash bytea not null,
  address_hash bytea not null,
  last_login_at timestamptz not null,
  primary key (person_id, device_hash, address_hash),
  -- A device that a new password made strange: it is trusted no more, and the next one is still told.
  forgotten_at timestamptz
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
  kind text not null constraint caller_requests_kind
    check (kind in ('number', 'email', 'leave', 'join', 'candidate', 'candidate_end')),
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
  -- Who of staff noted the yes of a candidate whose login this is: that one does not confirm it.
  yes_noted_by uuid references staff (id),
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
    when 'candidate' then num_nonnulls(mobile, email) = 1 and (mobile is null) = (dial_code is null)
    else email is null and mobile is null end),
  constraint caller_requests_double check ((kind = 'join') = (double_id is not null) and double_id <> member_id),
  constraint caller_requests_entered check ((entered_at is null) = (entered_by is null)),
  constraint caller_requests_confirmed check ((confirmed_at is null) = (confirmed_by is null)
    and (kind <> 'join' or confirmed_by <> asked_by)),
  -- In an office of one nobody confirms the joining of two records, and who entered a visit waits for twice as long.
  constraint caller_requests_waits check (takes_effect_at is null or case
    when way = 'notice' then takes_effect_at >= coalesce(confirmed_at, asked_at) + interval '7 days'
    when way = 'visit' or (kind in ('candidate', 'candidate_end') and owner_code_at is not null) then
      entered_at is not null and confirmed_at is not null
      and (kind not in ('number', 'email') or new_code_at is not null)
      and takes_effect_at >= confirmed_at
        + case when confirmed_by in (asked_by, entered_by, yes_noted_by) then interval '14 days' else interval '7 days' end
    else false end),
  constraint caller_requests_proven check (done_at is null or (objected_at is null and case
    when way <> 'codes' or kind in ('candidate', 'candidate_end') then takes_effect_at is not null and done_at >= takes_effect_at
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
create index caller_requests_yes_noted_by on caller_requests (yes_noted_by);
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

-- What was added in the last days, of every kind: told at once, told again an hour before it begins, and shown to an owner who logs
-- in by a code. The id is that of the invitation, the listener, the passkey or the person. A passkey opens every profile that its
-- person acts for, and each of those families is told: one row for each.
create table added_access (
  id uuid not null,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('login', 'listener', 'passkey', 'number', 'email', 'password')),
  language text not null check (language in ('en', 'mr')),
  added_at timestamptz not null,
  -- Null where it began at once.
  begins_at timestamptz,
  told_again_at timestamptz,
  -- What begins, encrypted. Null where it has begun, or where the table of its kind holds it.
  waits_sealed bytea,
  primary key (id, member_id),
  constraint added_access_waits
    check (waits_sealed is null or (kind in ('number', 'email', 'password') and begins_at is not null))
);
create index added_access_of_member on added_access (member_id);
create index added_access_to_tell on added_access (begins_at) where begins_at is not null and told_again_at is null;
create index added_access_to_begin on added_access (begins_at) where waits_sealed is not null;
create index added_access_to_delete on added_access (added_at);

-- What a family asks of a contact that did not ask for it: the candidate's question, or the code of somebody who only hears. It goes
-- out at once, or above the limits of its contact later in the same words.
create table waiting_messages (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null constraint waiting_messages_kind check (kind in ('candidate', 'listener')),
  contact_sealed bytea not null,
  -- Keyed.
  contact_hash bytea not null,
  language text not null constraint waiting_messages_language check (language in ('en', 'mr')),
  goes_out_at timestamptz not null,
  constraint waiting_messages_once unique (member_id, kind, contact_hash)
);
create index waiting_messages_due on waiting_messages (goes_out_at);

-- A passkey opens the account of one person, or stands in for the code of the app of one of staff. Of the key only the public half
-- is here.

create table passkeys (
  id uuid primary key,
  person_id uuid references persons (id) on delete cascade,
  staff_id uuid references staff (id) on delete cascade,
  credential_id bytea not null constraint passkeys_credential unique
    constraint passkeys_credential_length check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null constraint passkeys_key_length check (octet_length(public_key) between 1 and 1024),
  -- Some authenticators count their uses. One that stands still or goes back is a copy.
  counter bigint not null constraint passkeys_counter check (counter >= 0),
  transports text[] not null,
  -- The host that it was made for: it opens no other.
  host text not null,
  name text not null constraint passkeys_name check (char_length(name) between 1 and 320),
  created_at timestamptz not null,
  -- Null where the password was typed for it.
  begins_at timestamptz,
  last_used_at timestamptz,
  constraint passkeys_of_one check (num_nonnulls(person_id, staff_id) = 1)
);
create index passkeys_of_person on passkeys (person_id);
create index passkeys_of_staff on passkeys (staff_id);

-- A question that a passkey signs: once, within minutes.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null constraint passkey_challenges_purpose
    check (purpose in ('login', 'add', 'staff_login', 'staff_add')),
  -- The hash of the session that adds a passkey, or of the ticket of a login of staff. A login of members begins with nothing.
  bound_to bytea,
  -- When the passkey begins that is added, where it waits.
  begins_at timestamptz,
  expires_at timestamptz not null,
  constraint passkey_challenges_bound check ((bound_to is null) = (purpose = 'login')),
  constraint passkey_challenges_begin check (begins_at is null or purpose = 'add')
);
create index passkey_challenges_stale on passkey_challenges (expires_at);
