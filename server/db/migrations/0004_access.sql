-- Only hashes of what opens an account are kept.
create table sessions (
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  last_used_on date not null,
  revoked_at timestamptz
);
create index sessions_of_member on sessions (member_id) where revoked_at is null;

-- A code belongs to an identity (a number or an address), not to a member: recovery must answer a stranger's
-- address exactly as a member's.
create table otp_codes (
  id uuid primary key,
  identity text not null,
  purpose text not null check (purpose in ('verify', 'reset', 'change_number', 'change_email')),
  -- None where the identity is nobody's: the row then only counts resends and tries.
  member_id uuid references members (id) on delete cascade,
  code_hash bytea not null,
  wrong_tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_codes_newest on otp_codes (identity, purpose, created_at desc);

create table reset_tokens (
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- How it reached the member: using it proves that contact.
  channel text not null check (channel in ('SMS', 'EMAIL')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_tokens_of_member on reset_tokens (member_id);

create table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_stale on rate_limits (resets_at);
