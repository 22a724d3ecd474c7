create or replace function erase_visits() returns trigger language plpgsql as $$
begin
  delete from visits where visitor_id = old.id;
  delete from visits where visited_id = old.id;
  return null;
end $$;

create trigger members_erased after delete on members for each row execute function erase_visits();
