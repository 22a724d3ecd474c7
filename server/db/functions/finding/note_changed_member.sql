-- A password, a name or a contact changes nothing that is searched for. An update that writes the same values again is not
-- announced either.
create or replace function note_changed_member() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id) values (old.id);
  perform pg_notify('member_changes', '');
  return null;
end $$;

create trigger members_changed after update of
    gender, joined_at, status, mobile_verified_at, email_verified_at, date_of_birth, height_cm, annual_income,
    marital_status_id, education_group_id, occupation_type_id, diet_id, work_location_id, native_district_id, ready_to_move_abroad,
    mangal, devak_id, raas_id, nakshatra_id, charan_id, last_used_on, last_sign_on, listed_until
  on members for each row
  when ((old.gender, old.joined_at, old.status, old.mobile_verified_at is null and old.email_verified_at is null,
      old.date_of_birth, old.height_cm, old.annual_income, old.marital_status_id, old.education_group_id, old.occupation_type_id,
      old.diet_id, old.work_location_id, old.native_district_id, old.ready_to_move_abroad, old.mangal, old.devak_id,
      old.raas_id, old.nakshatra_id, old.charan_id, old.last_used_on, old.listed_until)
    is distinct from
    (new.gender, new.joined_at, new.status, new.mobile_verified_at is null and new.email_verified_at is null,
      new.date_of_birth, new.height_cm, new.annual_income, new.marital_status_id, new.education_group_id, new.occupation_type_id,
      new.diet_id, new.work_location_id, new.native_district_id, new.ready_to_move_abroad, new.mangal, new.devak_id,
      new.raas_id, new.nakshatra_id, new.charan_id, new.last_used_on, new.listed_until))
  execute function note_changed_member();

create trigger members_last_use_hidden after update of last_use_is_hidden on members for each row
  when (old.last_use_is_hidden is distinct from new.last_use_is_hidden) execute function note_changed_member();

create trigger members_left after delete on members for each row execute function note_changed_member();
