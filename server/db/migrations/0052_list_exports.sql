-- Lists of families that leave the office as files. A file of many families waits: for another ADMIN, or where there is none for a day.
create table list_exports (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  call text not null,
  -- The search, as the call was sent, without the reason.
  asked_for text not null,
  family_count integer not null constraint list_exports_families check (family_count >= 0),
  reason text not null,
  at timestamptz not null,
  waits boolean not null,
  -- From when the file is given. Null while it waits for another ADMIN.
  ready_from timestamptz,
  confirmed_by uuid references staff (id),
  stopped_at timestamptz,
  constraint list_exports_by_another check (confirmed_by <> staff_id),
  constraint list_exports_ready check (waits or ready_from is not null),
  constraint list_exports_confirmed check (confirmed_by is null or ready_from is not null)
);
create index list_exports_of_staff on list_exports (staff_id, at);
create index list_exports_confirmed_by on list_exports (confirmed_by);
