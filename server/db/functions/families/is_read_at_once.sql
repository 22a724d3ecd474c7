-- members.visible_numbers is the registered mobile and the family's numbers, without those that are hidden or wait.
create or replace function is_read_at_once(is_hidden boolean, owner text, candidate_waits boolean) returns boolean
  language sql immutable as $$ select not is_hidden and not (candidate_waits and owner = 'CANDIDATE') $$;
