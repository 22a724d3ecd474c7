-- Four people a profile, with its owner, and four profiles a person. Both rows are locked, so that of two who come at once the
-- second sees the first.
create or replace function admit_to_family() returns trigger language plpgsql as $$
begin
  perform from members where id = new.member_id for no key update;
  if (select count(*) from family_logins where member_id = new.member_id) >= 3 then
    raise exception 'four people act for a profile at most' using errcode = 'check_violation', constraint = 'family_logins_four';
  end if;
  perform from persons where id = new.person_id for no key update;
  -- Those that wait or were suspended hold their places.
  if (select count(*) from members where person_id = new.person_id and status <> 'deleted')
    + (select count(*) from family_logins where person_id = new.person_id) >= 4 then
    raise exception 'a person acts for four profiles at most' using errcode = 'check_violation', constraint = 'persons_profiles';
  end if;
  if exists (select from profile_persons where member_id = new.member_id and person_id = new.person_id) then
    raise exception 'this person acts for the profile already' using errcode = 'check_violation', constraint = 'family_logins_once';
  end if;
  return new;
end $$;

create trigger family_logins_admitted before insert on family_logins for each row execute function admit_to_family();
