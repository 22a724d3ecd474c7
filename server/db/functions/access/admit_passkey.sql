-- The owner's row is locked, so that of many that come at once none slips in above the number.
create or replace function admit_passkey() returns trigger language plpgsql as $$
begin
  perform from persons where id = new.person_id for no key update;
  perform from staff where id = new.staff_id for no key update;
  if (select count(*) from passkeys where person_id = new.person_id or staff_id = new.staff_id) >= number_of('most_passkeys') then
    raise exception 'no more passkeys' using errcode = 'check_violation', constraint = 'passkeys_ten';
  end if;
  return new;
end $$;

create trigger passkeys_admitted before insert on passkeys for each row execute function admit_passkey();
