-- Searches can ask for Mangal and for members with a photo, so changes of both are announced too.
drop trigger members_changed on members;
create trigger members_changed after update of
    gender, joined_at, status, mobile_verified_at, email_verified_at, date_of_birth, height_cm, marital_status_id,
    education_group_id, occupation_type_id, diet_id, work_location_id, native_district_id, ready_to_move_abroad,
    mangal, devak_id, raas_id, nakshatra_id, charan_id
  or delete on members for each row execute function note_changed_member();

create function note_photo_owner() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id)
    select distinct id from (values (old.member_id), (new.member_id)) owner (id) where id is not null;
  perform pg_notify('member_changes', '');
  return null;
end $$;

create trigger photos_changed after insert or delete or update of member_id, status
  on photos for each row execute function note_photo_owner();
