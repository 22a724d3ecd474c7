-- Whoever saves an entry in the moment in which it is merged gets the other one. The lock is the one that the foreign key
-- takes too: it waits for the merge, and reads the row that the merge has written.
create or replace function led_option(chosen uuid) returns uuid language plpgsql as $$
declare other uuid;
begin
  if chosen is null then return null; end if;
  select merged_into into other from options where id = chosen for key share;
  return coalesce(other, chosen);
end $$;
