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
