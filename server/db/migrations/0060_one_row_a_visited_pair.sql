-- One row a pair: the visits of a pair are counted once, whatever the number of days. The table has no foreign keys, because
-- each insert would lock the row of a popular member; members_erased deletes the visits of a member who is erased.
create table visited_pairs (
  visitor_id uuid not null,
  visited_id uuid not null,
  first_at timestamptz not null,
  -- The first look of the last day on which the visitor came.
  last_at timestamptz not null,
  last_day date not null,
  primary key (visited_id, visitor_id),
  check (visitor_id <> visited_id),
  check (first_at <= last_at)
);
insert into visited_pairs (visitor_id, visited_id, first_at, last_at, last_day)
  select visitor_id, visited_id, min(at), max(at), max(day) from visits group by visitor_id, visited_id;
drop table visits;
alter table visited_pairs rename to visits;
alter table visits rename constraint visited_pairs_pkey to visits_pkey;
create index visits_to_member on visits (visited_id, last_at desc, visitor_id);
create index visits_by_member on visits (visitor_id, last_at desc, visited_id);
create index visits_stale on visits (last_day);
