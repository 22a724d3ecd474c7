-- The last day of silence. Where a plan runs by then, staff call first, and the profile leaves lists some days later.
create or replace function silent_from(member uuid, last_sign date) returns date language sql stable as $$
  select last_sign + days + case when exists (
      select from memberships
      where memberships.member_id = member and superseded_by is null and refunded_at is null and ended_early_at is null
        and starts_on <= last_sign + days and ends_on >= last_sign + days)
    then number_of('days_after_call') else 0 end
  from number_of('days_before_call') as days
$$;
