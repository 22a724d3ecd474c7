create or replace function follow_consent_in_listed_until() returns trigger language plpgsql as $$
begin
  update members set listed_until = members_listed_until(members)
    where id = new.member_id and origin = 'import' and listed_until is distinct from members_listed_until(members);
  return null;
end $$;

create trigger consents_keep_listed_until after insert on consents
  for each row when (new.text in ('notice', 'marriage')) execute function follow_consent_in_listed_until();
