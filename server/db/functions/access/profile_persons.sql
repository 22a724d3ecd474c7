-- Every person who acts for a profile now: its registered owner, and who else of the family logs in. Those who wait or were
-- suspended do not.
create or replace view profile_persons as
  select id as member_id, person_id from members where person_id is not null and status <> 'deleted'
  union all
  select member_id, person_id from family_logins where begins_at is null;
