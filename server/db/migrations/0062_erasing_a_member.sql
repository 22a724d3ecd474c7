-- The storage is not part of a transaction: the row notes which files are to go, and housekeeping deletes them.
create table files_to_erase (
  stored_as text primary key,
  noted_at timestamptz not null default clock_timestamp()
);

create function note_file_to_erase() returns trigger language plpgsql as $$
begin
  insert into files_to_erase (stored_as) values (old.stored_as) on conflict do nothing;
  return null;
end $$;
create trigger photos_erased after delete on photos for each row execute function note_file_to_erase();

create function erase_visits() returns trigger language plpgsql as $$
begin
  delete from visits where visitor_id = old.id;
  delete from visits where visited_id = old.id;
  return null;
end $$;
create trigger members_erased after delete on members for each row execute function erase_visits();
