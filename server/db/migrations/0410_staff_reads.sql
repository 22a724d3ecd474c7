-- What staff have read of whom, by day: the record, a photo, the document, or a search by number or e-mail that found the
-- family. Without a member: a search that found nobody. Kept a year and outside the audit's chain, because the list of who reads
-- grows with every look and must be swept.
create table staff_reads (
  staff_id uuid not null references staff (id) on delete cascade,
  kind text not null constraint staff_reads_kind check (kind in ('record', 'photo', 'document', 'search')),
  member_id uuid references members (id) on delete cascade,
  day date not null,
  count integer not null constraint staff_reads_count check (count > 0),
  last_at timestamptz not null,
  constraint staff_reads_of_somebody check (member_id is not null or kind = 'search'),
  constraint staff_reads_once unique nulls not distinct (staff_id, day, kind, member_id)
);
create index staff_reads_of_member on staff_reads (member_id, day desc);
create index staff_reads_by_day on staff_reads (day);
