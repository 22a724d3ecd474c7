create or replace function count_changed_phones() returns trigger language plpgsql as $$
begin
  update members set visible_numbers = visible_numbers + counted.visible - candidate_waits::int * counted.of_candidate
    from (
      select member_id, sum(change) as visible, coalesce(sum(change) filter (where owner = 'CANDIDATE'), 0) as of_candidate
      from (
        select member_id, owner, 1 as change from changed where not is_hidden
        union all select member_id, owner, -1 from before_change where not is_hidden) each_phone
      group by member_id
      having sum(change) <> 0 or coalesce(sum(change) filter (where owner = 'CANDIDATE'), 0) <> 0) counted
    where counted.member_id = members.id;
  return null;
end $$;

create trigger family_phones_changed after update on family_phones
  referencing old table as before_change new table as changed for each statement execute function count_changed_phones();
