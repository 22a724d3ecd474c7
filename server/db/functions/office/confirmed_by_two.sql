-- A request of a caller may still go on where a login is young, but as slowly as in an office of one.
create or replace function confirmed_by_two() returns trigger language plpgsql as $$
declare
  people uuid[];
  at timestamptz;
begin
  case tg_table_name
    when 'recalls' then
      people := array[new.asked_by, new.confirmed_by];
      at := new.confirmed_at;
    when 'list_exports' then
      people := array[new.staff_id, new.confirmed_by];
      at := new.ready_from;
    else
      if new.kind <> 'join' and (new.takes_effect_at is null or new.takes_effect_at >= new.confirmed_at + number_of('days_to_object_alone') * interval '1 day') then
        return new;
      end if;
      people := array_remove(array[new.asked_by, new.entered_by, new.confirmed_by], null);
      at := new.confirmed_at;
  end case;
  if exists (select from unnest(people) as person where not staff_is_settled(person, at)) then
    raise exception 'a login this young is nobody''s second person' using errcode = 'check_violation',
      constraint = 'confirmed_by_two';
  end if;
  return new;
end $$;

create trigger recalls_by_two_people before update of confirmed_by on recalls
  for each row when (new.confirmed_by is not null) execute function confirmed_by_two();

create trigger list_exports_by_two_people before update of confirmed_by on list_exports
  for each row when (new.confirmed_by is not null) execute function confirmed_by_two();

create trigger caller_requests_by_two_people before update of confirmed_by, takes_effect_at on caller_requests
  for each row when (new.confirmed_by is not null and old.takes_effect_at is null) execute function confirmed_by_two();
