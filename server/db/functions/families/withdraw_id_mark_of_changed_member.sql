create or replace function withdraw_id_mark_of_changed_member() returns trigger language plpgsql as $$
begin
  perform withdraw_id_mark(new.id);
  return null;
end $$;

create trigger members_identity_changed after update of first_name, middle_name, last_name, date_of_birth on members
  for each row when (
    (old.first_name, old.middle_name, old.last_name, old.date_of_birth)
      is distinct from (new.first_name, new.middle_name, new.last_name, new.date_of_birth))
  execute function withdraw_id_mark_of_changed_member();
