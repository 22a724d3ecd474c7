-- A profile that somebody else registered leaves lists after the last day for the candidate's own yes, and at once after a no.
create or replace function candidate_listed_until(member uuid) returns date language sql stable as $$
  select case state when 'yes' then null when 'no' then date '2000-01-01' else due_on end
  from candidate_requests where member_id = member
$$;
