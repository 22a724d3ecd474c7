-- A profile that somebody else registered leaves lists after the last day for the candidate's own yes, and at once after a no.
create function candidate_listed_until(member uuid) returns date language sql stable as $$
  select case state when 'yes' then null when 'no' then date '2000-01-01' else due_on end
  from candidate_requests where member_id = member
$$;

-- A date that is added here also belongs into the column lists of members_kept_listed_until and members_changed, or into a
-- trigger on its own table.
create or replace function members_listed_until(one members) returns date language sql stable as $$
  select case when one.status <> 'deleted' then
    least(silent_from(one.id, one.last_sign_on) - 1, candidate_listed_until(one.id)) end
$$;

create function follow_candidate_in_listed_until() returns trigger language plpgsql as $$
begin
  update members set listed_until = members_listed_until(members)
    where id in (old.member_id, new.member_id) and listed_until is distinct from members_listed_until(members);
  return null;
end $$;
create trigger candidate_requests_keep_listed_until after insert or delete or update of state, due_on
  on candidate_requests for each row execute function follow_candidate_in_listed_until();
