-- What staff have typed so far of a family at the counter, sealed, for whoever typed it: one open draft for each. A draft that
-- became a member names that member for some days, so that the same form sent twice makes one member.
create table counter_drafts (
  id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  sealed bytea,
  member_id uuid references members (id) on delete cascade,
  saved_at timestamptz not null,
  constraint counter_drafts_open_or_done check ((sealed is null) <> (member_id is null))
);
create unique index counter_drafts_one_open on counter_drafts (staff_id) where member_id is null;
create index counter_drafts_of_staff on counter_drafts (staff_id);
create index counter_drafts_of_member on counter_drafts (member_id);
create index counter_drafts_by_time on counter_drafts (saved_at);
