create or replace function withdraw_id_mark_of_new_photo() returns trigger language plpgsql as $$
begin
  -- A photo that comes back to the first place within one reordering is the photo that staff saw.
  if exists (select from documents where member_id = new.member_id and checked_photo_id is distinct from new.id) then
    perform withdraw_id_mark(new.member_id);
  end if;
  return null;
end $$;

create trigger photos_first_changed after insert or update of position, status on photos for each row
  when (new.position = 0 and new.status <> 'rejected') execute function withdraw_id_mark_of_new_photo();
