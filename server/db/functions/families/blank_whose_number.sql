-- The numbers of the family that waited count again until their rows are deleted.
create or replace function blank_whose_number() returns trigger language plpgsql as $$
begin
  new.mobile_owner := 'CANDIDATE';
  new.mobile_custom_owner := '';
  new.mobile_best_time := null;
  new.mobile_place := 0;
  new.candidate_waits := false;
  new.candidate_decides := false;
  new.numbers_taken_out := '{}';
  new.visible_numbers := 1 + (select count(*) from family_phones where member_id = new.id and not is_hidden);
  return new;
end $$;

create trigger members_whose_number_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_whose_number();
