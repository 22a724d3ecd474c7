-- Of a member who left, nothing is shown, so nothing is looked at. A report stays until staff close it.
create or replace function unqueue_deleted_member() returns trigger language plpgsql as $$
begin
  delete from review_items where member_id = new.id and kind in ('photo', 'document', 'text');
  delete from second_name_reviews where member_id = new.id;
  return null;
end $$;

create trigger members_gone_from_review after update of status on members for each row
  when (new.status = 'deleted' and old.status <> 'deleted') execute function unqueue_deleted_member();
