-- The weekly sheet of new families who fit. Members are told in the order of their ids, and each portion moves the mark of its week
-- in the transaction of its letters: a node that dies repeats nothing and leaves nobody out.
create table weekly_sheet_runs (
  -- The Saturday on which it goes out.
  week date primary key constraint weekly_sheet_runs_saturday check (extract(isodow from week) = 6),
  told_up_to uuid,
  told integer not null default 0,
  finished_at timestamptz
);
-- Who got one. A second one of the same week cannot be written.
create table weekly_sheets (
  week date not null references weekly_sheet_runs (week),
  member_id uuid not null references members (id) on delete cascade,
  primary key (member_id, week)
);
create index weekly_sheets_by_week on weekly_sheets (week);

alter table notification_choices add column weekly_sheet boolean not null default true;

alter table deliveries drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'notice', 'warned', 'texts_removed', 'photo_taken_down', 'suspended', 'restored', 'complaint_answer',
    'contact_unreachable', 'profile_edited', 'records_merged', 'still_looking', 'silent', 'incident', 'rules',
    'candidate_not_confirmed', 'request_objected', 'office_letter', 'saved_search', 'weekly_sheet')) not valid;
