-- Every table whose rows own a file has a trigger that calls this when a row goes or names another file.
create or replace function note_file_to_erase() returns trigger language plpgsql as $$
begin
  insert into files_to_erase (stored_as) values (old.stored_as) on conflict do nothing;
  return null;
end $$;

create trigger photos_erased after delete on photos for each row execute function note_file_to_erase();

create trigger document_files_erased after delete on document_files for each row execute function note_file_to_erase();

create trigger document_files_replaced after update of stored_as on document_files for each row
  when (old.stored_as is distinct from new.stored_as) execute function note_file_to_erase();

create trigger success_stories_photo_erased after delete on success_stories for each row
  when (old.stored_as is not null) execute function note_file_to_erase();

create trigger success_stories_photo_replaced after update of stored_as on success_stories for each row
  when (old.stored_as is not null and old.stored_as is distinct from new.stored_as) execute function note_file_to_erase();

create trigger import_zip_pieces_erased after delete on import_zip_pieces
  for each row execute function note_file_to_erase();

-- A photo whose face was placed anew has other files.
create trigger photos_replaced after update of stored_as on photos for each row
  when (old.stored_as <> new.stored_as) execute function note_file_to_erase();
