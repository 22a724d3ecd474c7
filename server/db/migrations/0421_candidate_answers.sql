-- Who registered a profile, and whether the candidate has agreed to it. A profile from before this change has no row until
-- somebody says who registered it.
create table candidate_requests (
  member_id uuid primary key references members (id) on delete cascade,
  registered_by text not null
    check (registered_by in ('CANDIDATE', 'FATHER', 'MOTHER', 'BROTHER', 'SISTER', 'RELATIVE', 'FRIEND')),
  state text not null check (state in ('waiting', 'yes', 'no')),
  answered_at timestamptz,
  -- The last day on which lists show the profile without a yes.
  due_on date not null,
  -- Whether the registrant may read a no. Otherwise it reads as not yet confirmed.
  tells_registrant boolean not null default false,
  -- The candidate's own contact, which is another than the registrant's.
  contact_sealed bytea,
  contact_hash bytea,
  language text not null default 'en' check (language in ('en', 'mr')),
  asked_at timestamptz,
  reminders integer not null default 0,
  constraint candidate_requests_answered check ((state = 'waiting') = (answered_at is null)),
  constraint candidate_requests_own_yes check (registered_by <> 'CANDIDATE' or state <> 'waiting'),
  constraint candidate_requests_contact check ((contact_sealed is null) = (contact_hash is null))
);
create index candidate_requests_due on candidate_requests (due_on) where state <> 'yes';

-- Every answer as it came, whoever may read it.
create table candidate_answers (
  id bigint generated always as identity primary key,
  member_id uuid not null references members (id) on delete cascade,
  answer text not null check (answer in ('yes', 'later', 'no', 'not_me')),
  channel text not null check (channel in ('registration', 'link', 'code', 'counter')),
  contact_hash bytea,
  at timestamptz not null
);
create index candidate_answers_of_member on candidate_answers (member_id);

-- What opens the question: the token of a link, or a number with its code. Only hashes are stored.
create table candidate_keys (
  key_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  channel text not null check (channel in ('link', 'code')),
  contact_hash bytea not null,
  expires_at timestamptz not null
);
create index candidate_keys_of_member on candidate_keys (member_id);
create index candidate_keys_to_delete on candidate_keys (expires_at);
