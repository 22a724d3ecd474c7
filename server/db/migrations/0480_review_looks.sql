-- What each of staff was given to look at of an item, by version: a photo, or a side of a document. An approval asks for it,
-- so that nothing is approved unseen. The rows of staff_reads are by family and day and could not tell one photo from another.
create table review_looks (
  item_id uuid not null references review_items (id) on delete cascade,
  version integer not null,
  staff_id uuid not null references staff (id) on delete cascade,
  part text not null constraint review_looks_part check (part in ('photo', 'front', 'back')),
  looked_at timestamptz not null,
  primary key (item_id, version, staff_id, part)
);
create index review_looks_of_staff on review_looks (staff_id);
create index review_looks_by_time on review_looks (looked_at);
