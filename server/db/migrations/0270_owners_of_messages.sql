-- Whose message it is, and the one other member it tells of. Both are gone with the member who leaves; a message without an
-- owner, as one to the provider, is given up after a day like any other.
alter table outbox
  add column owner_id uuid references members (id) on delete cascade,
  add column about_id uuid references members (id) on delete cascade;
create index outbox_of_owner on outbox (owner_id);
create index outbox_about on outbox (about_id);
