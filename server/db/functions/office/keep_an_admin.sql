-- Somebody must be able to let others in. Two who retire each other at the same moment wait for one another here. The demo's
-- ADMIN does not count for a real one: without the demo that login is refused.
create or replace function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7007024);
  if not exists (select from staff where role = 'ADMIN' and retired_at is null and (old.is_demo or not is_demo)) then
    raise exception 'the last ADMIN stays' using errcode = 'check_violation', constraint = 'staff_last_admin';
  end if;
  return null;
end $$;

create trigger staff_last_admin after update of role, retired_at, is_demo or delete on staff for each row
  when (old.role = 'ADMIN' and old.retired_at is null) execute function keep_an_admin();
