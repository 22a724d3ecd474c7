-- How many numbers of a family other members may read: the registered mobile and the family's numbers, without the hidden
-- ones. At least one stays. Requests that hide the last numbers at the same moment wait for each other on the member's row,
-- and the check refuses the last of them.
alter table members add column visible_numbers integer not null default 1;

update members set mobile_is_hidden = false
  where mobile_is_hidden
    and not exists (select from family_phones where member_id = members.id and not is_hidden);
update members set visible_numbers = (not mobile_is_hidden)::int + counted.visible
  from (select member_id, count(*) filter (where not is_hidden) as visible from family_phones group by member_id) counted
  where counted.member_id = members.id;

alter table members add constraint members_one_number_visible check (visible_numbers >= 1) not valid;

create function count_registered_mobile() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.visible_numbers := (not new.mobile_is_hidden)::int;
  else
    new.visible_numbers := new.visible_numbers + (not new.mobile_is_hidden)::int - (not old.mobile_is_hidden)::int;
  end if;
  return new;
end $$;
create trigger members_mobile_counted before insert or update of mobile_is_hidden on members
  for each row execute function count_registered_mobile();

create function count_added_phones() returns trigger language plpgsql as $$
begin
  update members set visible_numbers = visible_numbers + counted.visible
    from (select member_id, count(*) as visible from added where not is_hidden group by member_id) counted
    where counted.member_id = members.id;
  return null;
end $$;
create trigger family_phones_added after insert on family_phones
  referencing new table as added for each statement execute function count_added_phones();

create function count_removed_phones() returns trigger language plpgsql as $$
begin
  update members set visible_numbers = visible_numbers - counted.visible
    from (select member_id, count(*) as visible from removed where not is_hidden group by member_id) counted
    where counted.member_id = members.id;
  return null;
end $$;
create trigger family_phones_removed after delete on family_phones
  referencing old table as removed for each statement execute function count_removed_phones();

create function count_changed_phones() returns trigger language plpgsql as $$
begin
  update members set visible_numbers = visible_numbers + counted.more
    from (
      select member_id, sum(change) as more from (
        select member_id, 1 as change from changed where not is_hidden
        union all select member_id, -1 from before_change where not is_hidden) each_phone
      group by member_id having sum(change) <> 0) counted
    where counted.member_id = members.id;
  return null;
end $$;
create trigger family_phones_changed after update on family_phones
  referencing old table as before_change new table as changed for each statement execute function count_changed_phones();
