create or replace function note_departed_files() returns trigger language plpgsql as $$
begin
  insert into files_to_erase (stored_as) select unnest(old.files) on conflict do nothing;
  return null;
end $$;

create trigger departures_erased after delete or update of files on departures for each row execute function note_departed_files();
