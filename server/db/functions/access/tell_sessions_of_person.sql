-- A session also carries the person's other profiles, which its lists leave out.
create or replace function tell_sessions_of_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', id::text) from members where person_id = new.person_id and id <> new.id and status <> 'deleted';
  return null;
end $$;

create trigger members_join_person after insert or update of person_id on members for each row
  when (new.person_id is not null) execute function tell_sessions_of_person();
