-- 'ID checked' is about both forms of the name. One that is added is the same name by our rules or our staff's word, so the mark
-- stays; whoever has the document open looks again. One that is changed or taken away is another name than staff compared.
create or replace function second_names(second_script jsonb) returns text[] language sql immutable parallel safe as $$
  select array[second_script ->> 'first_name', second_script ->> 'middle_name', second_script ->> 'last_name']
$$;
