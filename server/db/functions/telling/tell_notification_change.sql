-- Nodes keep counts of unread notifications in memory. Whatever changes a count tells them whose it was; an empty payload
-- means everybody's.
create or replace function tell_notification_change() returns trigger language plpgsql as $$
begin
  if (select count(distinct member_id) from touched) > 1000 then
    perform pg_notify('notifications', '');
  else
    perform pg_notify('notifications', member_id::text) from (select distinct member_id from touched) whose;
  end if;
  return null;
end $$;

create trigger notifications_written after insert on notifications
  referencing new table as touched for each statement execute function tell_notification_change();

create trigger notifications_gone after delete on notifications
  referencing old table as touched for each statement execute function tell_notification_change();
