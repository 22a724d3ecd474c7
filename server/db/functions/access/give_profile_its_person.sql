-- A profile that comes without a person gets one of its own. One that joins a person takes over the contacts of the profiles that
-- are there, whatever was written for it, or what a person has proven who only logged in for others of the family so far. The person's row is locked, so that a fifth profile does not slip in beside a fourth.
create or replace function give_profile_its_person() returns trigger language plpgsql as $$
declare
  kin members;
  own persons;
begin
  if new.person_id is null then
    insert into persons default values returning id into new.person_id;
    return new;
  end if;
  select * into own from persons where id = new.person_id for no key update;
  if (select count(*) from profile_persons where person_id = new.person_id and member_id <> new.id) >= number_of('most_profiles') then
    raise exception 'this person acts for no more profiles' using errcode = 'check_violation', constraint = 'persons_profiles';
  end if;
  select * into kin from members where person_id = new.person_id and status <> 'deleted' and id <> new.id limit 1;
  if found then
    new.country_code := kin.country_code;
    new.dial_code := kin.dial_code;
    new.mobile := kin.mobile;
    new.mobile_verified_at := kin.mobile_verified_at;
    new.email := kin.email;
    new.email_verified_at := kin.email_verified_at;
    new.registered_without_email := kin.registered_without_email;
  else
    if own.mobile is not null then
      new.dial_code := own.mobile_dial_code;
      new.mobile := substr(own.mobile, length(own.mobile_dial_code) + 1);
      new.mobile_verified_at := coalesce(new.mobile_verified_at, new.joined_at);
    end if;
    if own.email is not null then
      new.email := own.email;
      new.email_verified_at := coalesce(new.email_verified_at, new.joined_at);
      new.registered_without_email := false;
    end if;
  end if;
  return new;
end $$;

create trigger members_get_a_person before insert on members for each row
  when (new.status <> 'deleted') execute function give_profile_its_person();

create trigger members_change_person before update of person_id on members for each row
  when (new.person_id is distinct from old.person_id and new.person_id is not null) execute function give_profile_its_person();
