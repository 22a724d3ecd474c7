-- What has ended a page by link has ended it for good. Each opening asks the term, the families and their interest anew; without
-- this, a family that opens its profile after a pause, or takes a block back, would be shown again by links of before.
create or replace function end_see_links() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'members' then
    update see_links set ended_at = now() where ended_at is null and (member_id = new.id or about_id = new.id);
  elsif tg_table_name = 'blocks' then
    update see_links set ended_at = now() where ended_at is null
      and (member_id, about_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  else
    update see_links set ended_at = now() where ended_at is null
      and (member_id, about_id) in ((new.sender_id, new.receiver_id), (new.receiver_id, new.sender_id));
  end if;
  return null;
end $$;

create trigger members_see_links_end after update of status on members for each row
  when (new.status <> 'active' and new.status is distinct from old.status) execute function end_see_links();

create trigger blocks_see_links_end after insert on blocks for each row execute function end_see_links();

create trigger interests_see_links_end after update of status on interests for each row
  when (old.status = 'accepted' and new.status <> 'accepted') execute function end_see_links();
