-- Staff look at what families write in the other script as at the text itself. A name is compared by rule instead.
create or replace function second_texts(second_script jsonb) returns text[] language sql immutable parallel safe as $$
  select array[second_script ->> 'education', second_script ->> 'occupation', second_script ->> 'other_info']
$$;
