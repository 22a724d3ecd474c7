-- A chart of other birth details must never be shown: whatever changes them deletes it.
create or replace function forget_patrika() returns trigger language plpgsql as $$
begin
  delete from patrikas where member_id = new.id;
  return null;
end $$;

create trigger members_birth_changed after update of date_of_birth, birth_time, birth_time_accuracy, birth_district_id,
    birth_place_id, status on members
  for each row when ((old.date_of_birth, old.birth_time, old.birth_time_accuracy, old.birth_district_id, old.birth_place_id)
    is distinct from (new.date_of_birth, new.birth_time, new.birth_time_accuracy, new.birth_district_id, new.birth_place_id))
  execute function forget_patrika();
