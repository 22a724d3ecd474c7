-- Whose number the registered mobile is, when each number is best called, and in which order a family shows its numbers:
-- the registered mobile stands before the number of the family that has this position. The candidate's own number may wait
-- until an interest is accepted.
alter table members
  add column mobile_relation text not null default 'CANDIDATE',
  add column mobile_custom_relation text not null default '',
  add column mobile_best_time text,
  add column mobile_place smallint not null default 0,
  add column candidate_waits boolean not null default false,
  add constraint members_mobile_relation_check check (mobile_relation in (
    'FATHER', 'MOTHER', 'CANDIDATE', 'BROTHER', 'SISTER', 'KAKA', 'KAKI', 'MAMA', 'MAMI', 'MAVSHI', 'AATTYA',
    'COUSIN_BROTHER', 'COUSIN_SISTER', 'FRIEND', 'OTHER')) not valid,
  add constraint members_mobile_custom_relation_check
    check (char_length(mobile_custom_relation) <= 25 and (mobile_relation = 'OTHER' or mobile_custom_relation = '')) not valid,
  add constraint members_mobile_best_time_check
    check (mobile_best_time in ('MORNING', 'AFTERNOON', 'EVENING', 'HOLIDAYS')) not valid,
  add constraint members_mobile_place_check check (mobile_place between 0 and 10) not valid,
  add constraint members_deleted_without_whose check (status <> 'deleted' or (mobile_relation = 'CANDIDATE'
    and mobile_custom_relation = '' and mobile_best_time is null and mobile_place = 0 and not candidate_waits)) not valid;

alter table family_phones
  add column best_time text,
  add constraint family_phones_best_time_check
    check (best_time in ('MORNING', 'AFTERNOON', 'EVENING', 'HOLIDAYS')) not valid;

-- visible_numbers now counts what another family reads at once: neither hidden nor waiting. While the candidate's number waits,
-- another one must be there, so that nobody pays for an empty sheet. The two checks have a name each, because each refusal has
-- words of its own.
alter table members
  drop constraint members_one_number_visible,
  add constraint members_one_number_visible check (candidate_waits or visible_numbers >= 1) not valid,
  add constraint members_one_number_at_once check (not candidate_waits or visible_numbers >= 1) not valid;

create function is_read_at_once(is_hidden boolean, relation text, candidate_waits boolean) returns boolean
  language sql immutable as $$ select not is_hidden and not (candidate_waits and relation = 'CANDIDATE') $$;

-- Counted anew rather than by the difference: whether a number of the family waits hangs on the member's own row.
create or replace function count_registered_mobile() returns trigger language plpgsql as $$
begin
  new.visible_numbers := is_read_at_once(new.mobile_is_hidden, new.mobile_relation, new.candidate_waits)::int
    + (select count(*) from family_phones
       where member_id = new.id and is_read_at_once(is_hidden, relation, new.candidate_waits));
  return new;
end $$;
create or replace trigger members_mobile_counted before insert or update of mobile_is_hidden, mobile_relation, candidate_waits
  on members for each row execute function count_registered_mobile();

-- Those of the candidate are counted apart: the row of the member, locked by this update, says whether they wait.
create or replace function count_added_phones() returns trigger language plpgsql as $$
begin
  update members set visible_numbers = visible_numbers + counted.visible - candidate_waits::int * counted.of_candidate
    from (select member_id, count(*) as visible, count(*) filter (where relation = 'CANDIDATE') as of_candidate
      from added where not is_hidden group by member_id) counted
    where counted.member_id = members.id;
  return null;
end $$;

create or replace function count_removed_phones() returns trigger language plpgsql as $$
begin
  update members set visible_numbers = visible_numbers - counted.visible + candidate_waits::int * counted.of_candidate
    from (select member_id, count(*) as visible, count(*) filter (where relation = 'CANDIDATE') as of_candidate
      from removed where not is_hidden group by member_id) counted
    where counted.member_id = members.id;
  return null;
end $$;

create or replace function count_changed_phones() returns trigger language plpgsql as $$
begin
  update members set visible_numbers = visible_numbers + counted.visible - candidate_waits::int * counted.of_candidate
    from (
      select member_id, sum(change) as visible, coalesce(sum(change) filter (where relation = 'CANDIDATE'), 0) as of_candidate
      from (
        select member_id, relation, 1 as change from changed where not is_hidden
        union all select member_id, relation, -1 from before_change where not is_hidden) each_phone
      group by member_id
      having sum(change) <> 0 or coalesce(sum(change) filter (where relation = 'CANDIDATE'), 0) <> 0) counted
    where counted.member_id = members.id;
  return null;
end $$;

-- A member who has left has none of it. The numbers of the family that waited count again until their rows are deleted.
create function blank_whose_number() returns trigger language plpgsql as $$
begin
  new.mobile_relation := 'CANDIDATE';
  new.mobile_custom_relation := '';
  new.mobile_best_time := null;
  new.mobile_place := 0;
  new.candidate_waits := false;
  new.visible_numbers := 1 + (select count(*) from family_phones where member_id = new.id and not is_hidden);
  return new;
end $$;
create trigger members_whose_number_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_whose_number();
