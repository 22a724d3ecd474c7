-- Which members' rows a member read in lists and searches on a day in India, by number. One row a member and day, so that
-- reading a page writes one row and not twenty. Unlogged as the other limits are: after a crash the day counts from zero.
-- No foreign key: many members' rows are written in one statement, and one member who is deleted must not fail the others.
create unlogged table rows_read (
  member_id uuid not null,
  day date not null,
  numbers integer[] not null,
  primary key (member_id, day)
);
create index rows_read_stale on rows_read (day);
