-- Who took whose biodata. A ticket is one copy, however often its address is asked for.
create table biodata_copies (
  ticket_id uuid primary key,
  owner_id uuid not null references members (id) on delete cascade,
  taker_id uuid not null references members (id) on delete cascade,
  taken_at timestamptz not null,
  constraint biodata_copies_of_another check (owner_id <> taker_id)
);
create index biodata_copies_of_owner on biodata_copies (owner_id, taken_at desc, ticket_id);
create index biodata_copies_by_taker on biodata_copies (taker_id, taken_at);
