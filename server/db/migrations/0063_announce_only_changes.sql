-- An update that writes the same values again changes nothing for lists and searches, and is not announced.
drop trigger members_changed on members;
create trigger members_changed after update of
    gender, joined_at, status, mobile_verified_at, email_verified_at, date_of_birth, height_cm, marital_status_id,
    education_group_id, occupation_type_id, diet_id, work_location_id, native_district_id, ready_to_move_abroad,
    mangal, devak_id, raas_id, nakshatra_id, charan_id
  on members for each row
  when ((old.gender, old.joined_at, old.status, old.mobile_verified_at is null and old.email_verified_at is null,
      old.date_of_birth, old.height_cm, old.marital_status_id, old.education_group_id, old.occupation_type_id,
      old.diet_id, old.work_location_id, old.native_district_id, old.ready_to_move_abroad, old.mangal, old.devak_id,
      old.raas_id, old.nakshatra_id, old.charan_id)
    is distinct from
    (new.gender, new.joined_at, new.status, new.mobile_verified_at is null and new.email_verified_at is null,
      new.date_of_birth, new.height_cm, new.marital_status_id, new.education_group_id, new.occupation_type_id,
      new.diet_id, new.work_location_id, new.native_district_id, new.ready_to_move_abroad, new.mangal, new.devak_id,
      new.raas_id, new.nakshatra_id, new.charan_id))
  execute function note_changed_member();
create trigger members_left after delete on members for each row execute function note_changed_member();

drop trigger photos_changed on photos;
create trigger photos_added_or_gone after insert or delete on photos for each row execute function note_photo_owner();
create trigger photos_changed after update of member_id, status on photos for each row
  when ((old.member_id, old.status) is distinct from (new.member_id, new.status))
  execute function note_photo_owner();

-- A spent contact view changes nothing that a session may do.
drop trigger memberships_changed on memberships;
create trigger memberships_changed after update of member_id, starts_on, ends_on, ended_early_at on memberships
  for each row
  when ((old.member_id, old.starts_on, old.ends_on, old.ended_early_at)
    is distinct from (new.member_id, new.starts_on, new.ends_on, new.ended_early_at))
  execute function tell_session_changed();

-- A session that was revoked before is in no cache.
drop trigger sessions_gone on sessions;
create function tell_session_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.member_id::text);
  return null;
end $$;
create trigger sessions_gone after delete on sessions for each row
  when (old.revoked_at is null) execute function tell_session_gone();

drop trigger sessions_changed on sessions;
create trigger sessions_changed after update of revoked_at on sessions for each row
  when (old.revoked_at is distinct from new.revoked_at) execute function tell_session_changed();

-- A session carries what profiles and searches compare with: the member's own stars, devak and what families wish for.
drop trigger members_admission_changed on members;
create trigger members_session_changed after update of
    gender, status, mobile_verified_at, email_verified_at, nakshatra_id, charan_id, raas_id, mangal, devak_id,
    marital_status_id, date_of_birth, height_cm, work_location_id, native_district_id on members
  for each row
  when ((old.gender, old.status, old.mobile_verified_at is null and old.email_verified_at is null,
      old.nakshatra_id, old.charan_id, old.raas_id, old.mangal, old.devak_id, old.marital_status_id, old.date_of_birth,
      old.height_cm, old.work_location_id, old.native_district_id)
    is distinct from
    (new.gender, new.status, new.mobile_verified_at is null and new.email_verified_at is null,
      new.nakshatra_id, new.charan_id, new.raas_id, new.mangal, new.devak_id, new.marital_status_id, new.date_of_birth,
      new.height_cm, new.work_location_id, new.native_district_id))
  execute function tell_session_changed();
