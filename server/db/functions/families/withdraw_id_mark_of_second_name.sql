create or replace function withdraw_id_mark_of_second_name() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(second_names(old.second_script), second_names(new.second_script)) as forms (was, is_now)
    where was is not null and was is distinct from is_now)
  then
    perform withdraw_id_mark(new.id);
  else
    update documents set version = version + 1 where member_id = new.id and status = 'waiting';
  end if;
  return null;
end $$;

create trigger members_second_name_changed after update of second_script on members for each row
  when (second_names(old.second_script) is distinct from second_names(new.second_script) and new.status <> 'deleted')
  execute function withdraw_id_mark_of_second_name();
