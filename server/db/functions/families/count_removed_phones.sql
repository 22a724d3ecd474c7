create or replace function count_removed_phones() returns trigger language plpgsql as $$
begin
  update members set visible_numbers = visible_numbers - counted.visible + candidate_waits::int * counted.of_candidate
    from (select member_id, count(*) as visible, count(*) filter (where owner = 'CANDIDATE') as of_candidate
      from removed where not is_hidden group by member_id) counted
    where counted.member_id = members.id;
  return null;
end $$;

create trigger family_phones_removed after delete on family_phones
  referencing old table as removed for each statement execute function count_removed_phones();
