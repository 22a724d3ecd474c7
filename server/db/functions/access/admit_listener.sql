-- The profile is locked, so that of two who come at once the second is counted.
create or replace function admit_listener() returns trigger language plpgsql as $$
begin
  perform from members where id = new.member_id for no key update;
  if (select count(*) from family_listeners where member_id = new.member_id and person_id is null) >= number_of('most_listeners') then
    raise exception 'no more people only hear of this profile' using errcode = 'check_violation', constraint = 'family_listeners_four';
  end if;
  return new;
end $$;

create trigger family_listeners_admitted before insert on family_listeners for each row
  when (new.person_id is null) execute function admit_listener();
