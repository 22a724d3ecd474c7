-- A member who has left. What the profile held is encrypted under a key of its own until the day of erasure; deleting the row
-- ends both. The hashes recognise a number or an address that returns in the meantime.
create table departures (
  member_id uuid primary key references members (id) on delete cascade,
  left_at timestamptz not null,
  erase_on date not null,
  -- The data key wraps it.
  wrapped_key bytea not null,
  sealed bytea not null,
  -- The photos and documents, encrypted under the same key.
  files text[] not null default '{}',
  mobile_hash bytea not null,
  email_hash bytea not null,
  -- A member who was suspended does not come back by another profile.
  is_return_refused boolean not null default false
);
create index departures_due on departures (erase_on);
create index departures_of_mobile on departures (mobile_hash);
create index departures_of_email on departures (email_hash);

create function note_departed_files() returns trigger language plpgsql as $$
begin
  insert into files_to_erase (stored_as) select unnest(old.files) on conflict do nothing;
  return null;
end $$;
create trigger departures_erased after delete on departures for each row execute function note_departed_files();

-- The row of a deleted member stays for purchases and reports. It holds nothing of the person, whoever writes the status. The
-- columns that may not be null get the first value of their lists.
create function blank_deleted_member() returns trigger language plpgsql as $$
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
  new.password_hash := null;
  return new;
end $$;
create trigger members_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_deleted_member();

update members set status = status where status = 'deleted';

-- Later writes to such a row are refused.
alter table members add constraint members_deleted_are_blank check (status <> 'deleted' or (
  first_name = '-' and middle_name = '' and last_name = '-' and date_of_birth = '1900-01-01' and height_cm = 0
  and education = '' and occupation_type_id is null and occupation = '' and annual_income = 0
  and work_location_id is null and work_village = '' and native_taluka_id is null and native_village = ''
  and body_structure_id is null and blood_group is null and skin_tone_id is null and diet_id is null and other_info = ''
  and birth_time is null and birth_district_id is null and mangal is null and raas_id is null and nakshatra_id is null
  and charan_id is null and gan_id is null and nadi_id is null and devak_id is null and ready_to_move_abroad is null
  and country_code = 'zz' and dial_code = '+1' and mobile = '0000' and mobile_verified_at is null and email = ''
  and email_verified_at is null and password_hash is null)) not valid;

-- The network address of a sign-up, encrypted. An ADMIN may read it until the profile is erased.
create table signup_addresses (
  member_id uuid primary key references members (id) on delete cascade,
  sealed bytea not null
);

-- Who may act for a member who no longer can. Encrypted.
create table nominees (
  member_id uuid primary key references members (id) on delete cascade,
  sealed bytea not null,
  named_at timestamptz not null
);
