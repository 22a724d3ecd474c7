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
create trigger import_zip_pieces_erased after delete on import_zip_pieces
  for each row execute function note_file_to_erase();

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

-- Which photo the row names, if any.
alter table import_rows add column photo_hash bytea;
create index import_rows_photo on import_rows (import_id, photo_hash) where photo_hash is not null;

-- Whether photos may wait for families that are there by now.
alter table imports add column photos_due boolean not null default false;

-- Nobody has to look at the photo of a family that may never come: it is queued when the family claims its record.
create function queue_photos_of_claimed() returns trigger language plpgsql as $$
begin
  perform queue_for_review('photo', photos.id, new.id, coalesce(new.mobile_verified_at, new.email_verified_at))
  from photos where photos.member_id = new.id and photos.status = 'waiting'
    and not exists (select from review_items where kind = 'photo' and subject_id = photos.id);
  return null;
end $$;
create trigger members_photos_to_review after update of mobile_verified_at, email_verified_at on members for each row
  when (new.origin = 'import' and old.mobile_verified_at is null and old.email_verified_at is null
    and (new.mobile_verified_at is not null or new.email_verified_at is not null))
  execute function queue_photos_of_claimed();
