-- A trigger with a list of columns cannot have the rows of its statement: these go row by row.
create or replace function tell_session_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'members' then perform pg_notify('sessions', new.id::text);
  -- A session that goes over to another profile is cached under the one it leaves.
  else perform pg_notify('sessions', old.member_id::text);
  end if;
  return null;
end $$;

create trigger sessions_changed after update of revoked_at, member_id on sessions for each row
  when ((old.revoked_at, old.member_id) is distinct from (new.revoked_at, new.member_id))
  execute function tell_session_changed();

-- A session carries what profiles and searches compare with: the member's own stars, devak and what families wish for, and
-- whether it hides its last use.
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

create trigger members_last_use_hidden_in_sessions after update of last_use_is_hidden on members for each row
  when (old.last_use_is_hidden is distinct from new.last_use_is_hidden) execute function tell_session_changed();

create trigger members_candidate_decides_in_sessions after update of candidate_decides on members for each row
  when (old.candidate_decides is distinct from new.candidate_decides) execute function tell_session_changed();

create trigger memberships_changed after update of member_id, starts_on, ends_on, ended_early_at, superseded_by, refunded_at
  on memberships for each row
  when ((old.member_id, old.starts_on, old.ends_on, old.ended_early_at, old.superseded_by, old.refunded_at)
    is distinct from (new.member_id, new.starts_on, new.ends_on, new.ended_early_at, new.superseded_by, new.refunded_at))
  execute function tell_session_changed();
