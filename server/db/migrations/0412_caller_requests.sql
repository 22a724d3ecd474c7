-- Codes that a caller reads out to the office: one proves the new contact, the others the owner of the profile.
alter table otp_codes drop constraint otp_codes_purpose_check;
alter table otp_codes add constraint otp_codes_purpose_check
  check (purpose in ('verify', 'reset', 'change_number', 'change_email', 'login', 'confirm',
    'caller_new', 'caller_change', 'caller_leave'));

-- What a caller asks the office for: another number, another address, or to leave. It has effect by a code of the new contact
-- and one of the owner, or by answers that an ADMIN took and seven days in which the owner may object.
create table caller_requests (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null constraint caller_requests_kind check (kind in ('number', 'email', 'leave')),
  way text not null constraint caller_requests_way check (way in ('codes', 'answers')),
  mobile text,
  dial_code text,
  country_code text,
  email text,
  asked_by uuid not null references staff (id),
  asked_at timestamptz not null,
  -- Until when the proofs may be given.
  prove_until timestamptz not null,
  new_code_at timestamptz,
  owner_code_at timestamptz,
  answers_at timestamptz,
  answered_by uuid references staff (id),
  takes_effect_at timestamptz,
  object_hash bytea,
  done_at timestamptz,
  objected_at timestamptz,
  cancelled_at timestamptz,
  constraint caller_requests_contact check (case kind
    when 'number' then mobile is not null and dial_code is not null and country_code is not null and email is null
    when 'email' then email is not null and mobile is null
    else email is null and mobile is null end),
  constraint caller_requests_answered check ((answers_at is null) = (answered_by is null)),
  constraint caller_requests_waits check (takes_effect_at is null or (way = 'answers' and answers_at is not null
    and (kind = 'leave' or new_code_at is not null) and takes_effect_at >= answers_at + interval '7 days')),
  constraint caller_requests_proven check (done_at is null or ((kind = 'leave' or new_code_at is not null) and case way
    when 'codes' then owner_code_at is not null
    else takes_effect_at is not null and done_at >= takes_effect_at end)),
  constraint caller_requests_ended_once check (num_nonnulls(done_at, objected_at, cancelled_at) <= 1)
);
create unique index caller_requests_open on caller_requests (member_id)
  where done_at is null and objected_at is null and cancelled_at is null;
create index caller_requests_of_member on caller_requests (member_id, asked_at desc);
create index caller_requests_due on caller_requests (takes_effect_at)
  where done_at is null and objected_at is null and cancelled_at is null;
create unique index caller_requests_object on caller_requests (object_hash);
create index caller_requests_asked_by on caller_requests (asked_by);
create index caller_requests_answered_by on caller_requests (answered_by);
create index caller_requests_old on caller_requests (asked_at);
