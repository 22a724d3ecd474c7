create or replace function queue_document_of_file() returns trigger language plpgsql as $$
declare
  owner uuid;
begin
  select member_id into owner from documents where id = coalesce(new.document_id, old.document_id) and status = 'waiting';
  if owner is not null then perform queue_document(owner); end if;
  return null;
end $$;

create trigger document_files_to_review after insert or update of stored_as or delete on document_files for each row
  execute function queue_document_of_file();
