-- A member who has left: whoever writes the status, the row is emptied with it. The columns that may not be null get the first
-- value of their lists.
create or replace function blank_deleted_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.visible_numbers := old.visible_numbers + 1 - (not old.mobile_is_hidden)::int;
  end if;
  new.mobile_is_hidden := false;
  new.first_name := '-';
  new.middle_name := '';
  new.last_name := '-';
  new.date_of_birth := '1900-01-01';
  new.height_cm := 0;
  new.marital_status_id := (select id from options where type = 'MARITAL_STATUS' order by position limit 1);
  new.education := '';
  new.education_group_id := (select id from options where type = 'EDUCATION_GROUP' order by position limit 1);
  new.occupation_type_id := null;
  new.occupation := '';
  new.annual_income := 0;
  new.work_location_id := null;
  new.work_village := '';
  new.native_district_id := (select id from districts order by position limit 1);
  new.native_taluka_id := null;
  new.native_village := '';
  new.body_structure_id := null;
  new.blood_group := null;
  new.skin_tone_id := null;
  new.diet_id := null;
  new.other_info := '';
  new.birth_time := null;
  new.birth_district_id := null;
  new.mangal := null;
  new.raas_id := null;
  new.nakshatra_id := null;
  new.charan_id := null;
  new.gan_id := null;
  new.nadi_id := null;
  new.devak_id := null;
  new.ready_to_move_abroad := null;
  new.country_code := 'zz';
  new.dial_code := '+1';
  new.mobile := '0000';
  new.mobile_verified_at := null;
  new.email := '';
  new.email_verified_at := null;
  return new;
end $$;

create trigger members_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_deleted_member();
