-- What keeps the service alive: keys, periodic jobs, files that are to go, backups and what the doctor found.

-- The keys that encrypt columns and files, themselves encrypted under the application's secret. Nodes read this table again and
-- again: a key is written with only from a moment at which all of them know it.
create table encryption_keys (
  id smallint primary key,
  wrapped bytea not null,
  created_at timestamptz not null,
  writes_from timestamptz not null default now(),
  -- When everything that can be was under this key or a newer one; null while that is under way.
  swept_at timestamptz default now(),
  -- Every sealed text begins with the number of its key, in one byte.
  constraint key_fits_a_byte check (id between 1 and 255)
);

-- Which node does a periodic job next is decided by one guarded update of its row.
create table jobs (
  name text primary key,
  next_at timestamptz not null
);

-- The numbers of rules that functions hold. Each start writes those of its code.
create table numbers (
  name text primary key,
  value integer not null
);

-- The storage is not part of a transaction: the row notes which files are to go, and housekeeping deletes them.
create table files_to_erase (
  stored_as text primary key,
  noted_at timestamptz not null default clock_timestamp()
);

-- The nightly backups. What the trial of the week found stands with the backup that was restored for it.
create table backups (
  -- The day in India: one backup a day, whichever node makes it.
  day date primary key,
  file_name text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  bytes bigint,
  members integer,
  -- Why it could not be made. The next try empties it.
  failure text,
  proof_started_at timestamptz,
  -- When it was restored on trial with every table equal.
  proven_at timestamptz,
  proof_failure text,
  constraint backups_finished check (finished_at is null or (bytes is not null and members is not null and failure is null)),
  constraint backups_proven check (proven_at is null or (finished_at is not null and proof_failure is null))
);

-- What an ADMIN asked for by a button: a row until the job begins with it.
create table asked_backups (
  what text primary key constraint asked_backups_what check (what in ('backup', 'proof')),
  asked_at timestamptz not null
);

-- One row while this database is a copy, restored or moved, of which nobody has said yet that it is now the live site. What waits
-- here may have gone out from the site it was taken from, which may still serve: nothing is sent while the row stands.
create table site_copy (
  is_only boolean primary key default true check (is_only),
  made_at timestamptz not null
);

-- What the doctor's checks found and has not ended yet. A row is deleted when its trouble is over.
create table troubles (
  -- The machine that it is about; empty where it is the whole service's.
  node text not null,
  id text not null,
  detail text not null default '',
  since timestamptz not null,
  seen_at timestamptz not null,
  -- When the letter about it was written; a second one follows when it is over.
  told_at timestamptz,
  primary key (node, id)
);

-- When each machine, and the service as a whole, was last looked at by every check.
create table health_checks (
  node text primary key,
  checked_at timestamptz not null
);
