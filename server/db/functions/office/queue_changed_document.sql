create or replace function queue_changed_document() returns trigger language plpgsql as $$
begin
  perform queue_document(coalesce(new.member_id, old.member_id));
  return null;
end $$;

-- The version counts everything that staff compare; a decision does not change it.
create trigger documents_to_review after update of version on documents for each row
  when (old.version is distinct from new.version) execute function queue_changed_document();

create trigger documents_gone_from_review after delete on documents for each row execute function queue_changed_document();
