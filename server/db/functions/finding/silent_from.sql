-- The last day of silence: the profile leaves lists 60 days after the last sign. Where a plan runs by then, staff call first,
-- and it leaves seven days later.
create or replace function silent_from(member uuid, last_sign date) returns date language sql stable as $$
  select last_sign + case when exists (
      select from memberships
      where memberships.member_id = member and superseded_by is null and refunded_at is null and ended_early_at is null
        and starts_on <= last_sign + 60 and ends_on >= last_sign + 60)
    then 67 else 60 end
$$;
