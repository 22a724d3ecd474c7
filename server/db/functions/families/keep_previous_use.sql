create or replace function keep_previous_use() returns trigger language plpgsql as $$
begin
  if new.status = 'deleted' then
    new.previous_use_on := null;
  elsif new.last_used_on > old.last_used_on then
    new.previous_use_on := old.last_used_on;
  end if;
  return new;
end $$;

create trigger members_previous_use before update of status, last_used_on on members
  for each row execute function keep_previous_use();
