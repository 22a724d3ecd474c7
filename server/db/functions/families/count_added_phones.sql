-- Those of the candidate are counted apart: the row of the member, locked by this update, says whether they wait.
create or replace function count_added_phones() returns trigger language plpgsql as $$
begin
  update members set visible_numbers = visible_numbers + counted.visible - candidate_waits::int * counted.of_candidate
    from (select member_id, count(*) as visible, count(*) filter (where owner = 'CANDIDATE') as of_candidate
      from added where not is_hidden group by member_id) counted
    where counted.member_id = members.id;
  return null;
end $$;

create trigger family_phones_added after insert on family_phones
  referencing new table as added for each statement execute function count_added_phones();
