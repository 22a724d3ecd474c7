-- A register that the provider brought along, as a file with photos beside it.

-- The rows are encrypted, because they hold contacts, and are emptied when they are imported or after a month.
create table imports (
  id uuid primary key,
  file_name text not null check (char_length(file_name) <= 100),
  -- The columns with the values that stand in them, for the matching: names and numbers of families, so it is emptied after the
  -- import's term, when the import is undone and when one of its families is erased.
  sealed bytea,
  state text not null check (state in ('matching', 'checking', 'checked', 'running', 'stopped', 'done', 'undoing', 'undone')),
  -- Which column and which value means what.
  matching jsonb not null,
  -- What becomes of a row whose person is known already, unless the row says otherwise.
  doubles text not null default 'skip' check (doubles in ('skip', 'apart', 'merge')),
  version integer not null default 1 check (version > 0),
  rows integer not null check (rows between 1 and 50000),
  invites_per_day integer not null default 0 check (invites_per_day between 0 and 5000),
  created_by uuid not null references staff (id),
  created_at timestamptz not null,
  -- Whether photos may wait for families that are there by now.
  photos_due boolean not null default false
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
  -- Which photo the row names, if any.
  photo_hash bytea,
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
create index import_rows_photo on import_rows (import_id, photo_hash) where photo_hash is not null;

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

-- A family of a register joins when it claims its record, by the first contact that it verifies. Figures count it by that time.
create index members_claimed on members (least(mobile_verified_at, email_verified_at)) where origin = 'import';

-- Photos of a register come as ZIP files, in pieces: each is a file of the storage, encrypted under the key of its ZIP.
create table import_zips (
  id uuid primary key,
  import_id uuid not null references imports (id) on delete cascade,
  file_name text not null check (char_length(file_name) <= 100),
  bytes integer not null check (bytes between 1 and 1073741824),
  -- Without it nothing of the pieces opens, copies included.
  wrapped_key bytea,
  state text not null check (state in ('arriving', 'read', 'over')),
  created_at timestamptz not null,
  constraint import_zips_key check ((wrapped_key is null) = (state = 'over'))
);
create index import_zips_of_import on import_zips (import_id, created_at);
create index import_zips_by_time on import_zips (created_at);

create table import_zip_pieces (
  zip_id uuid not null references import_zips (id) on delete cascade,
  piece integer not null check (piece >= 0),
  stored_as text not null unique,
  primary key (zip_id, piece)
);

-- The files of the ZIPs, each by the name that a row may call it.
create table import_photos (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references imports (id) on delete cascade,
  zip_id uuid not null references import_zips (id) on delete cascade,
  name_hash bytea not null,
  -- Its name in the ZIP, which may be the number of a family. Emptied when the family has the photo.
  sealed bytea,
  -- Where it lies in the ZIP, and how.
  starts_at integer not null check (starts_at >= 0),
  packed_bytes integer not null check (packed_bytes >= 0),
  bytes integer not null check (bytes >= 0),
  is_deflated boolean not null,
  crc bigint not null,
  state text not null check (state in ('waiting', 'given', 'kept', 'unreadable', 'twice')),
  constraint import_photos_names unique (import_id, name_hash)
);
create index import_photos_of_zip on import_photos (zip_id, starts_at);
create index import_photos_waiting on import_photos (import_id, zip_id, starts_at) where state = 'waiting';
