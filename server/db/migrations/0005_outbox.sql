-- The key that encrypts columns and files, itself encrypted under the application's secret.
create table encryption_keys (
  id smallint primary key,
  wrapped bytea not null,
  created_at timestamptz not null
);

create table outbox (
  id uuid primary key,
  channel text not null check (channel in ('SMS', 'EMAIL')),
  -- One row an event: writing the same event twice leaves one message.
  event_key text not null unique,
  -- Template id an SMS gateway asks for.
  template text not null,
  -- To, subject and text in one cipher text; erased on delivery, or a day later.
  sealed bytea,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'given_up')),
  attempts smallint not null default 0,
  next_try_at timestamptz not null,
  -- A worker that holds the row; another may take it when this has passed.
  held_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index outbox_due on outbox (next_try_at) where status = 'waiting';
