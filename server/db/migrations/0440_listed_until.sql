-- When a family was last here, by day, and when it last gave a sign: by using the site, by answering that it still looks, or by
-- a call that staff noted. A profile without a sign leaves the lists. Nobody is counted silent from before this day: the
-- default writes it to every row that is there without touching one, and is then dropped.
alter table members
  add column last_used_on date,
  add column last_sign_on date default (now() at time zone 'Asia/Kolkata')::date,
  -- The last day on which lists show the profile; null is for ever. Kept by the triggers below.
  add column listed_until date default ((now() at time zone 'Asia/Kolkata')::date + 59);
alter table members
  alter column last_sign_on drop default,
  alter column listed_until drop default,
  add constraint members_deleted_without_use
    check (status <> 'deleted' or (last_used_on is null and last_sign_on is null and listed_until is null)) not valid;
update members set last_sign_on = null, listed_until = null where status = 'deleted';

-- The last day of silence: the profile leaves lists 60 days after the last sign. Where a plan runs by then, staff call first,
-- and it leaves seven days later.
create function silent_from(member uuid, last_sign date) returns date language sql stable as $$
  select last_sign + case when exists (
      select from memberships
      where memberships.member_id = member and superseded_by is null and refunded_at is null and ended_early_at is null
        and starts_on <= last_sign + 60 and ends_on >= last_sign + 60)
    then 67 else 60 end
$$;

-- The least of the last days that follow from a member's own dates; null where none does. A date that is added here also
-- belongs into the column lists of members_kept_listed_until and members_changed.
create function members_listed_until(one members) returns date language sql stable as $$
  select least(silent_from(one.id, one.last_sign_on) - 1)
$$;

create function keep_listed_until() returns trigger language plpgsql as $$
begin
  if new.status = 'deleted' then
    new.last_used_on := null;
    new.last_sign_on := null;
  else
    new.last_sign_on := greatest(new.last_sign_on, new.last_used_on);
  end if;
  new.listed_until := members_listed_until(new);
  return new;
end $$;
create trigger members_kept_listed_until before insert or update of status, last_used_on, last_sign_on, listed_until
  on members for each row execute function keep_listed_until();

-- A plan that begins or ends moves the day of those whom it concerns.
create function follow_plan_in_listed_until() returns trigger language plpgsql as $$
begin
  update members set listed_until = members_listed_until(members)
    where id in (old.member_id, new.member_id) and listed_until is distinct from members_listed_until(members);
  return null;
end $$;
create trigger memberships_keep_listed_until after insert or delete
    or update of member_id, starts_on, ends_on, superseded_by, refunded_at, ended_early_at
  on memberships for each row execute function follow_plan_in_listed_until();

update members set listed_until = members_listed_until(members)
  where id in (select member_id from memberships where ends_on > current_date) and status <> 'deleted';

-- The read models compare these with the day, so a change of them is announced too.
create or replace trigger members_changed after update of
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
