-- A plan that begins or ends moves the day of those whom it concerns; so do the candidate's answer and the family's consent.
create or replace function follow_in_listed_until() returns trigger language plpgsql as $$
begin
  update members set listed_until = members_listed_until(members)
    where id in (old.member_id, new.member_id) and listed_until is distinct from members_listed_until(members);
  return null;
end $$;

create trigger memberships_keep_listed_until after insert or delete
    or update of member_id, starts_on, ends_on, superseded_by, refunded_at, ended_early_at
  on memberships for each row execute function follow_in_listed_until();

create trigger candidate_requests_keep_listed_until after insert or delete or update of state, due_on
  on candidate_requests for each row execute function follow_in_listed_until();

create trigger owner_questions_keep_listed_until after insert or delete or update of state
  on owner_questions for each row execute function follow_in_listed_until();
