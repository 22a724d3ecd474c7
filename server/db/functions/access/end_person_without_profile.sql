-- The last profile takes the person along, with the password, the sessions and the known devices.
create or replace function end_person_without_profile() returns trigger language plpgsql as $$
begin
  delete from persons where id = old.person_id
    and not exists (select from profile_persons where person_id = old.person_id)
    and not exists (select from family_logins where person_id = old.person_id);
  return null;
end $$;

create trigger family_logins_last_of_person after delete on family_logins for each row
  execute function end_person_without_profile();

create trigger members_last_of_person after update of person_id, status on members for each row
  when (old.person_id is not null and (old.person_id is distinct from new.person_id or new.status = 'deleted'))
  execute function end_person_without_profile();

create trigger members_gone_from_person after delete on members for each row
  when (old.person_id is not null) execute function end_person_without_profile();
