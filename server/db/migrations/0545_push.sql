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

-- A phone that was logged out rings no more, wherever the session was ended.
create function end_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_hash = new.token_hash;
  return null;
end $$;
create trigger sessions_end_push after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function end_push_of_session();

-- Whether a locked screen may show who wrote.
alter table notification_choices add column push_names boolean not null default false;

alter table outbox drop constraint outbox_channel_check,
  add constraint outbox_channel_check check (channel in ('EMAIL', 'SMS', 'WHATSAPP', 'PUSH')) not valid;
