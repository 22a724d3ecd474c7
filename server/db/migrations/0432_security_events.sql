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
