create or replace function refuse_change_of_locked_closing() returns trigger language plpgsql as $$
begin
  if exists (select from cash_closings where id = coalesce(new.closing_id, old.closing_id) and locked_at is not null) then
    raise exception 'a locked closing does not change';
  end if;
  return coalesce(new, old);
end $$;

create trigger cash_closing_lines_locked before insert or update or delete on cash_closing_lines
  for each row execute function refuse_change_of_locked_closing();
