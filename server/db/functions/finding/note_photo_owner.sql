-- Searches can ask for members with a photo.
create or replace function note_photo_owner() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id)
    select distinct id from (values (old.member_id), (new.member_id)) owner (id) where id is not null;
  perform pg_notify('member_changes', '');
  return null;
end $$;

create trigger photos_added_or_gone after insert or delete on photos for each row execute function note_photo_owner();

create trigger photos_changed after update of member_id, status on photos for each row
  when ((old.member_id, old.status) is distinct from (new.member_id, new.status))
  execute function note_photo_owner();
