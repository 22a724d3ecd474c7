-- A browser rings for a profile while its person acts for it. The session may go on, in another profile of that person.
create or replace function end_push_of_family() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions using sessions where push_subscriptions.member_id = old.member_id
    and session_hash = token_hash and sessions.person_id = old.person_id;
  return null;
end $$;

create trigger family_logins_end_push after delete on family_logins for each row execute function end_push_of_family();
