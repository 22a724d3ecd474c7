-- Counted anew rather than by the difference: whether a number of the family waits hangs on the member's own row.
create or replace function count_registered_mobile() returns trigger language plpgsql as $$
begin
  new.visible_numbers := is_read_at_once(new.mobile_is_hidden, new.mobile_owner, new.candidate_waits)::int
    + (select count(*) from family_phones
       where member_id = new.id and is_read_at_once(is_hidden, owner, new.candidate_waits));
  return new;
end $$;

create trigger members_mobile_counted before insert or update of mobile_is_hidden, mobile_owner, candidate_waits
  on members for each row execute function count_registered_mobile();
