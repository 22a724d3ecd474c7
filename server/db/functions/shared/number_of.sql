-- A number of a rule, which each start writes from the code. One that is missing fails, so that no rule is lost in silence.
create or replace function number_of(wanted text) returns integer language plpgsql stable as $$
declare
  found_value integer;
begin
  select value into strict found_value from numbers where name = wanted;
  return found_value;
end $$;
