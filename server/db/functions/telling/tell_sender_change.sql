-- So does a sender who leaves, is suspended or pauses.
create or replace function tell_sender_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', member_id::text)
    from (select distinct member_id from notifications where from_id = new.id and read_at is null) whose;
  return null;
end $$;

create trigger members_sender_changed after update of status on members
  for each row when (old.status is distinct from new.status) execute function tell_sender_change();
