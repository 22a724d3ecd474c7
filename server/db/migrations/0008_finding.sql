-- How families find each other: who is listed until when, what the read models are kept current from, and what was searched for.

-- The last day of silence: the profile leaves lists 60 days after the last sign. Where a plan runs by then, staff call first,
-- and it leaves seven days later.
create function silent_from(member uuid, last_sign date) returns date language sql stable as $$
  select last_sign + case when exists (
      select from memberships
      where memberships.member_id = member and superseded_by is null and refunded_at is null and ended_early_at is null
        and starts_on <= last_sign + 60 and ends_on >= last_sign + 60)
    then 67 else 60 end
$$;

-- A profile that somebody else registered leaves lists after the last day for the candidate's own yes, and at once after a no.
create function candidate_listed_until(member uuid) returns date language sql stable as $$
  select case state when 'yes' then null when 'no' then date '2000-01-01' else due_on end
  from candidate_requests where member_id = member
$$;

-- A profile that came with a register is in no list until its family has agreed to both needed texts. Until then it is also
-- unverified, or verified a moment ago: its family reads it and may correct it first. A later withdrawal pauses it.
create function import_listed_until(member uuid, origin text) returns date language sql stable as $$
  select case when origin = 'import' and (
      select count(distinct text) from consents
      where member_id = member and act = 'given' and text in ('notice', 'marriage')) < 2
    then date '2000-01-01' end
$$;

-- A profile whose number is dead leaves the lists until the number is verified again.
create function number_listed_until(member uuid) returns date language sql stable as $$
  select (ended_at at time zone 'Asia/Kolkata')::date - 1 from owner_questions
  where member_id = member and about = 'number' and state = 'acted'
$$;

-- The least of the last days that follow from a member's own dates; null where none does. A date that is added here also belongs
-- into the column lists of members_kept_listed_until and members_changed, or into a trigger on its own table.
create function members_listed_until(one members) returns date language sql stable as $$
  select case when one.status <> 'deleted' then
    least(silent_from(one.id, one.last_sign_on) - 1, candidate_listed_until(one.id),
      import_listed_until(one.id, one.origin), number_listed_until(one.id)) end
$$;

create function keep_listed_until() returns trigger language plpgsql as $$
begin
  if new.status = 'deleted' then
    new.last_used_on := null;
    new.last_sign_on := null;
  else
    new.last_sign_on := greatest(new.last_sign_on, new.last_used_on);
  end if;
  new.listed_until := members_listed_until(new);
  return new;
end $$;
create trigger members_kept_listed_until before insert or update of status, last_used_on, last_sign_on, listed_until
  on members for each row execute function keep_listed_until();

-- A plan that begins or ends moves the day of those whom it concerns; so do the candidate's answer and the family's consent.
create function follow_in_listed_until() returns trigger language plpgsql as $$
begin
  update members set listed_until = members_listed_until(members)
    where id in (old.member_id, new.member_id) and listed_until is distinct from members_listed_until(members);
  return null;
end $$;
create trigger memberships_keep_listed_until after insert or delete
    or update of member_id, starts_on, ends_on, superseded_by, refunded_at, ended_early_at
  on memberships for each row execute function follow_in_listed_until();
create trigger candidate_requests_keep_listed_until after insert or delete or update of state, due_on
  on candidate_requests for each row execute function follow_in_listed_until();
create trigger owner_questions_keep_listed_until after insert or delete or update of state
  on owner_questions for each row execute function follow_in_listed_until();

create function follow_consent_in_listed_until() returns trigger language plpgsql as $$
begin
  update members set listed_until = members_listed_until(members)
    where id = new.member_id and origin = 'import' and listed_until is distinct from members_listed_until(members);
  return null;
end $$;
create trigger consents_keep_listed_until after insert on consents
  for each row when (new.text in ('notice', 'marriage')) execute function follow_consent_in_listed_until();

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

-- One row a member, but one notice a statement: an import of thousands is announced once.
create function note_added_members() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id) select id from added;
  perform pg_notify('member_changes', '');
  return null;
end $$;
create trigger members_added after insert on members
  referencing new table as added for each statement execute function note_added_members();

-- A password, a name or a contact changes nothing that is searched for. An update that writes the same values again is not
-- announced either.
create function note_changed_member() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id) values (old.id);
  perform pg_notify('member_changes', '');
  return null;
end $$;
create trigger members_changed after update of
    gender, joined_at, status, mobile_verified_at, email_verified_at, date_of_birth, height_cm, annual_income,
    marital_status_id, education_group_id, occupation_type_id, diet_id, work_location_id, native_district_id, ready_to_move_abroad,
    mangal, devak_id, raas_id, nakshatra_id, charan_id, last_used_on, last_sign_on, listed_until
  on members for each row
  when ((old.gender, old.joined_at, old.status, old.mobile_verified_at is null and old.email_verified_at is null,
      old.date_of_birth, old.height_cm, old.annual_income, old.marital_status_id, old.education_group_id, old.occupation_type_id,
      old.diet_id, old.work_location_id, old.native_district_id, old.ready_to_move_abroad, old.mangal, old.devak_id,
      old.raas_id, old.nakshatra_id, old.charan_id, old.last_used_on, old.listed_until)
    is distinct from
    (new.gender, new.joined_at, new.status, new.mobile_verified_at is null and new.email_verified_at is null,
      new.date_of_birth, new.height_cm, new.annual_income, new.marital_status_id, new.education_group_id, new.occupation_type_id,
      new.diet_id, new.work_location_id, new.native_district_id, new.ready_to_move_abroad, new.mangal, new.devak_id,
      new.raas_id, new.nakshatra_id, new.charan_id, new.last_used_on, new.listed_until))
  execute function note_changed_member();
create trigger members_last_use_hidden after update of last_use_is_hidden on members for each row
  when (old.last_use_is_hidden is distinct from new.last_use_is_hidden) execute function note_changed_member();
create trigger members_left after delete on members for each row execute function note_changed_member();

-- Searches can ask for members with a photo.
create function note_photo_owner() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id)
    select distinct id from (values (old.member_id), (new.member_id)) owner (id) where id is not null;
  perform pg_notify('member_changes', '');
  return null;
end $$;
create trigger photos_added_or_gone after insert or delete on photos for each row execute function note_photo_owner();
create trigger photos_changed after update of member_id, status on photos for each row
  when ((old.member_id, old.status) is distinct from (new.member_id, new.status))
  execute function note_photo_owner();

-- The read model also holds what families look for, to count whom a member would suit.
create function note_touched_members() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id) select member_id from touched;
  perform pg_notify('member_changes', '');
  return null;
end $$;
create trigger expectations_added after insert on expectations
  referencing new table as touched for each statement execute function note_touched_members();
create trigger expectations_changed after update on expectations
  referencing new table as touched for each statement execute function note_touched_members();
create trigger expectations_gone after delete on expectations
  referencing old table as touched for each statement execute function note_touched_members();

-- When a family could first be found: its profile was active and a contact verified. Joining is earlier than that, by as long as
-- the family took to verify, so it cannot tell who is new since somebody was told of new families. One who comes back from a
-- pause, or changes a number, is not new again.
create table first_listings (
  member_id uuid primary key references members (id) on delete cascade,
  listed_at timestamptz not null
);
create index first_listings_by_time on first_listings (listed_at);

create function note_first_listing() returns trigger language plpgsql as $$
begin
  insert into first_listings (member_id, listed_at)
    values (new.id, greatest(new.joined_at, new.mobile_verified_at, new.email_verified_at))
    on conflict do nothing;
  return null;
end $$;
create trigger members_first_listed after insert or update of status, mobile_verified_at, email_verified_at on members
  for each row when (new.status = 'active' and (new.mobile_verified_at is not null or new.email_verified_at is not null))
  execute function note_first_listing();

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
create trigger showing_totals_added after insert on showing_totals
  referencing new table as touched for each statement execute function note_touched_members();
create trigger showing_totals_changed after update on showing_totals
  referencing new table as touched for each statement execute function note_touched_members();

-- The days whose totals are complete, with the families who were in the lists for all the days that count and whom in these days
-- nobody was shown, or nobody asked.
create table showing_nights (
  day date primary key,
  shown_to_nobody integer not null,
  asked_by_nobody integer not null
);

-- The place of a member in the shuffle of one viewer and day: `shuffled` of domain/finding/fair-order.ts, with 32 bits.
create function shuffled(number integer, seed bigint) returns bigint language sql immutable parallel safe as $$
  select last.mixed # (last.mixed >> 16) from
    (select ((number::bigint # seed) * 73244475) & 4294967295 as mixed) first,
    lateral (select ((first.mixed # (first.mixed >> 16)) * 73244475) & 4294967295 as mixed) last
$$;
