-- A register that the provider brought along, as a file. Its rows are encrypted, because they hold contacts, and are emptied
-- when they are imported or after a month.
create table imports (
  id uuid primary key,
  file_name text not null check (char_length(file_name) <= 100),
  -- The columns with the values that stand in them, for the matching.
  sealed bytea not null,
  state text not null check (state in ('matching', 'checking', 'checked', 'running', 'stopped', 'done', 'undoing', 'undone')),
  -- Which column and which value means what.
  matching jsonb not null,
  -- What becomes of a row whose person is known already, unless the row says otherwise.
  doubles text not null default 'skip' check (doubles in ('skip', 'apart', 'merge')),
  version integer not null default 1 check (version > 0),
  rows integer not null check (rows between 1 and 50000),
  invites_per_day integer not null default 0 check (invites_per_day between 0 and 5000),
  created_by uuid not null references staff (id),
  created_at timestamptz not null
);
create index imports_of_staff on imports (created_by);
create index imports_by_time on imports (created_at desc, id);
create index imports_at_work on imports (created_at)
  where state in ('checking', 'running', 'undoing') or invites_per_day > 0;

create table import_rows (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references imports (id) on delete cascade,
  -- The number that the sheet shows beside it.
  row integer not null check (row > 0),
  -- Recognises the same row in a second upload.
  row_hash bytea not null,
  sealed bytea,
  state text not null default 'waiting' check (
    state in ('waiting', 'good', 'bad', 'double', 'imported', 'merged', 'skipped', 'undone', 'spared')),
  problems jsonb,
  -- Whom it doubles: a member, or an earlier row of the same file.
  double_by text check (double_by in ('row', 'mobile', 'email', 'name')),
  double_id uuid references members (id) on delete set null,
  double_row integer,
  choice text check (choice in ('skip', 'apart', 'merge')),
  mobile_hash bytea,
  email_hash bytea,
  person_hash bytea,
  member_id uuid references members (id) on delete cascade,
  invited_at timestamptz,
  unique (import_id, row),
  constraint import_rows_member check ((member_id is not null) = (state in ('imported', 'merged', 'spared')))
);
-- However often a file is uploaded, and on however many nodes, a row becomes one member.
create unique index import_rows_once on import_rows (row_hash) where state in ('imported', 'spared');
create index import_rows_by_state on import_rows (import_id, state, row);
create index import_rows_sealed on import_rows (import_id) where sealed is not null;
create index import_rows_of_member on import_rows (member_id);
create index import_rows_double_of on import_rows (double_id);
create index import_rows_mobile on import_rows (import_id, mobile_hash) where mobile_hash is not null;
create index import_rows_email on import_rows (import_id, email_hash) where email_hash is not null;
create index import_rows_person on import_rows (import_id, person_hash) where person_hash is not null;
create index import_rows_to_invite on import_rows (import_id, invited_at) where state in ('imported', 'spared');

-- What was matched once, for the next file.
create table import_columns (
  header text primary key check (char_length(header) <= 100),
  target text not null check (char_length(target) <= 60)
);
create table import_values (
  target text not null check (char_length(target) <= 60),
  value text not null check (char_length(value) <= 100),
  choice text not null check (char_length(choice) <= 40),
  primary key (target, value)
);
