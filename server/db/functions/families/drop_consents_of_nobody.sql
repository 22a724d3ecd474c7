-- A sign-up that verified nothing is erased without a trace.
create or replace function drop_consents_of_nobody() returns trigger language plpgsql as $$
begin
  delete from consents where member_id = old.id and proof_until is null;
  return null;
end $$;

create trigger members_consents_dropped after delete on members for each row execute function drop_consents_of_nobody();
