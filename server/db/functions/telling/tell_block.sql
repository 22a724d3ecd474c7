-- A block hides what the two told each other.
create or replace function tell_block() returns trigger language plpgsql as $$
declare
  pair record;
begin
  if tg_op = 'DELETE' then pair := old; else pair := new; end if;
  perform pg_notify('notifications', pair.blocker_id::text);
  perform pg_notify('notifications', pair.blocked_id::text);
  return null;
end $$;

create trigger blocks_tell after insert or delete on blocks for each row execute function tell_block();
