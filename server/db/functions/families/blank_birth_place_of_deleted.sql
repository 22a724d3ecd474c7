create or replace function blank_birth_place_of_deleted() returns trigger language plpgsql as $$
begin
  new.birth_time_accuracy := null;
  new.birth_place_id := null;
  return new;
end $$;

create trigger members_birth_place_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_birth_place_of_deleted();
