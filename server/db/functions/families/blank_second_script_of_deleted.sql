-- Nothing stays of a member who has left.
create or replace function blank_second_script_of_deleted() returns trigger language plpgsql as $$
begin
  new.second_script := '{}';
  return new;
end $$;

create trigger members_second_script_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_second_script_of_deleted();
