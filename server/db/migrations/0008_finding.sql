-- How families find each other: who is listed until when, what the read models are kept current from, and what was searched for.

-- The lists in plain SQL, and the order in which the read model is loaded.
create index members_listed on members (gender, joined_at, id)
  where status = 'active' and (mobile_verified_at is not null or email_verified_at is not null);

-- Who changed in a way that lists and searches must hear of: what the nodes' read models are kept current from.
-- Append-only; rows that no node can still need are swept away.
create table member_changes (
  seq bigint generated always as identity primary key,
  member_id uuid not null,
  -- The higher seq may be committed first. Readers therefore go by which transactions were still open when they last
  -- looked, not by the highest seq they have seen.
  by_transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp()
);
create index member_changes_by_transaction on member_changes (by_transaction);
create index member_changes_stale on member_changes (at);

-- When a family could first be found: its profile was active and a contact verified. Joining is earlier than that, by as long as
-- the family took to verify, so it cannot tell who is new since somebody was told of new families. One who comes back from a
-- pause, or changes a number, is not new again.
create table first_listings (
  member_id uuid primary key references members (id) on delete cascade,
  listed_at timestamptz not null
);
create index first_listings_by_time on first_listings (listed_at);

-- A member's last search: what was asked, how many fitted, and the first of them in order, until the next search. The result is
-- dropped after thirty idle days; the criteria stay, and are searched for again.
create table searches (
  member_id uuid primary key references members (id) on delete cascade,
  criteria jsonb not null,
  order_by text not null check (order_by in ('joined', 'kundali', 'recent')),
  direction text not null check (direction in ('asc', 'desc')),
  count integer not null check (count >= 0),
  at timestamptz not null,
  -- Four bytes a number of a member, as the read model takes them: they are handed on far more often than looked into.
  numbers bytea
    check (length(numbers) % 4 = 0 and length(numbers) <= 4 * 2000 and length(numbers) <= 4 * count),
  used_on date not null
);
-- Numbers do not compress.
alter table searches alter column numbers set storage external;
create index searches_idle on searches (used_on) where numbers is not null;

-- Searches that a member keeps under names, and how often each tells of new families.
create table saved_searches (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- A member has five places, and each is taken once: so no two calls at the same moment make a sixth.
  slot smallint not null constraint saved_searches_slot check (slot between 1 and 5),
  name text not null constraint saved_searches_name check (length(trim(name)) between 1 and 200),
  criteria jsonb not null,
  tell text not null constraint saved_searches_tell check (tell in ('never', 'at_once', 'daily', 'weekly')),
  -- Families who were first listed up to this moment were told, or were there before the search.
  told_up_to timestamptz not null,
  next_tell_at timestamptz,
  created_at timestamptz not null,
  constraint saved_searches_places unique (member_id, slot),
  constraint saved_searches_due check ((next_tell_at is null) = (tell = 'never'))
);
create unique index saved_searches_names on saved_searches (member_id, lower(name));
create index saved_searches_by_due on saved_searches (next_tell_at) where next_tell_at is not null;

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

-- Chosen by the provider's counsellors for a member.
create table suggestions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  suggested_id uuid not null references members (id) on delete cascade,
  at timestamptz not null,
  -- What the counsellor says of it, for the family to read.
  note text not null default '' constraint suggestions_note_length check (char_length(note) <= 300),
  picked_by uuid references staff (id),
  unique (member_id, suggested_id),
  check (member_id <> suggested_id)
);
create index suggestions_of_suggested on suggestions (suggested_id);
create index suggestions_of_staff on suggestions (picked_by);
-- Who was picked last for a member, for the counsellor's list of the day.
create index suggestions_latest on suggestions (member_id, at desc);

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

-- Whose card stood before whom today: on a first page of matches, in a sheet, a letter or a suggestion, by number. One row a viewer
-- and day. Who was shown to whom is kept for that day alone; the next night makes a count of it. No foreign key, as above.
create table showings (
  member_id uuid not null,
  day date not null,
  numbers integer[] not null,
  primary key (member_id, day)
);
create index showings_by_day on showings (day);

-- To how many families a profile was shown on a day.
create table showing_counts (
  member_id uuid not null references members (id) on delete cascade,
  day date not null,
  shown integer not null constraint showing_counts_shown check (shown > 0),
  primary key (member_id, day)
);
create index showing_counts_by_day on showing_counts (day);

-- What the order of matches knows of a profile from the midnight on which a day began, and what it knew until then: the night
-- writes many rows, and until it is over pages are in the order of the day before.
create table showing_totals (
  member_id uuid primary key references members (id) on delete cascade,
  day date not null,
  shown integer not null default 0,
  comes_last boolean not null default false,
  shown_before integer not null default 0,
  came_last_before boolean not null default false,
  -- A contact that left and came back keeps its count and is not new again.
  has_returned boolean not null default false
);

-- The days whose totals are complete, with the families who were in the lists for all the days that count and whom in these days
-- nobody was shown, or nobody asked.
create table showing_nights (
  day date primary key,
  shown_to_nobody integer not null,
  asked_by_nobody integer not null
);
