create or replace function tell_notification_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', new.member_id::text);
  return null;
end $$;

create trigger notifications_read after update of read_at on notifications
  for each row when (old.read_at is distinct from new.read_at) execute function tell_notification_read();
