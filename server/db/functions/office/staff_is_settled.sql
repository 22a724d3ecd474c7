create or replace function staff_is_settled(staff_id uuid, at timestamptz) returns boolean language sql stable as $$
  select coalesce(reset_at, joined_at) <= $2 - interval '7 days' from staff where staff.id = $1
$$;
