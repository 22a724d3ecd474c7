-- So many people a profile, and so many profiles a person. Both rows are locked, so that of two who come at once the
-- second sees the first.
create or replace function admit_to_family() returns trigger language plpgsql as $$
begin
  perform from members where id = new.member_id for no key update;
  if (select count(*) from family_logins where member_id = new.member_id) >= number_of('most_logins_besides_owner') then
    raise exception 'no more people act for this profile' using errcode = 'check_violation', constraint = 'family_logins_four';
  end if;
  perform from persons where id = new.person_id for no key update;
  -- Those that wait or were suspended hold their places.
  if (select count(*) from members where person_id = new.person_id and status <> 'deleted')
    + (select count(*) from family_logins where person_id = new.person_id) >= number_of('most_profiles') then
    raise exception 'this person acts for no more profiles' using errcode = 'check_violation', constraint = 'persons_profiles';
  end if;
  if exists (select from profile_persons where member_id = new.member_id and person_id = new.person_id) then
    raise exception 'this person acts for the profile already' using errcode = 'check_violation', constraint = 'family_logins_once';
  end if;
  return new;
end $$;

create trigger family_logins_admitted before insert on family_logins for each row execute function admit_to_family();
