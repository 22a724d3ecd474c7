-- A profile whose number is dead leaves the lists until the number is verified again.
create or replace function number_listed_until(member uuid) returns date language sql stable as $$
  select (ended_at at time zone 'Asia/Kolkata')::date - 1 from owner_questions
  where member_id = member and about = 'number' and state = 'acted'
$$;
