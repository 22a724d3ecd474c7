create or replace function keep_listed_until() returns trigger language plpgsql as $$
begin
  if new.status = 'deleted' then
    new.last_used_on := null;
    new.last_sign_on := null;
  else
    new.last_sign_on := greatest(new.last_sign_on, new.last_used_on);
  end if;
  new.listed_until := members_listed_until(new);
  return new;
end $$;

create trigger members_kept_listed_until before insert or update of status, last_used_on, last_sign_on, listed_until
  on members for each row execute function keep_listed_until();
