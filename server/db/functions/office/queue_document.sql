-- A document waits for staff while it is not decided and all its sides are there. A PAN card has nothing on its back.
create or replace function queue_document(of_member uuid) returns void language plpgsql as $$
declare
  waiting documents;
begin
  select documents.* into waiting from documents where member_id = of_member and status = 'waiting'
    and (select count(*) from document_files where document_id = documents.id
      and (side = 'front' or documents.type <> 'PANCARD')) = case documents.type when 'PANCARD' then 1 else 2 end;
  if found then
    perform queue_for_review('document', of_member, of_member, coalesce(waiting.withdrawn_at, waiting.submitted_at));
  else
    delete from review_items where kind = 'document' and subject_id = of_member and decided_at is null;
  end if;
end $$;
