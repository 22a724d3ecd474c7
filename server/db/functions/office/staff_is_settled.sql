create or replace function staff_is_settled(staff_id uuid, at timestamptz) returns boolean language sql stable as $$
  select coalesce(reset_at, joined_at) <= $2 - number_of('days_until_settled') * interval '1 day' from staff where staff.id = $1
$$;
