-- Who comes to a family or goes from it opens its profile or no longer does, and brings other profiles that its lists leave out.
create or replace function tell_sessions_of_family() returns trigger language plpgsql as $$
declare
  changed family_logins := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('sessions', member_id::text)
    from (select changed.member_id union select member_id from profile_persons where person_id = changed.person_id) whose;
  return null;
end $$;

create trigger family_logins_in_sessions after insert or delete on family_logins for each row
  execute function tell_sessions_of_family();

create trigger family_logins_begun_in_sessions after update of begins_at on family_logins for each row
  when (old.begins_at is distinct from new.begins_at) execute function tell_sessions_of_family();
