-- A complainant may confirm the contact by a code. Complaints without one, and the many from one address or contact, wait below
-- everything else: whoever floods the queue must not bury the others. Their terms run all the same.
alter table complaints add column contact_confirmed_at timestamptz;
alter table review_items add column is_below boolean not null default false;
create index review_items_queue on review_items (is_below, due_at, id) where decided_at is null;
create index review_items_queue_of_kind on review_items (kind, is_below, due_at, id) where decided_at is null;
drop index review_items_waiting;
drop index review_items_waiting_of_kind;
