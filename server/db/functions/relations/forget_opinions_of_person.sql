-- A person who no longer acts for a profile takes along what they thought, also where they act for another one.
create or replace function forget_opinions_of_person() returns trigger language plpgsql as $$
begin
  delete from family_notes where member_id = old.member_id and person_id = old.person_id;
  delete from family_asks where member_id = old.member_id and person_id = old.person_id;
  delete from family_answers using family_asks where family_asks.id = family_answers.ask_id
    and family_asks.member_id = old.member_id and family_answers.person_id = old.person_id;
  delete from see_links where member_id = old.member_id and person_id = old.person_id;
  return null;
end $$;

create trigger family_logins_opinions_gone after delete on family_logins for each row
  execute function forget_opinions_of_person();
