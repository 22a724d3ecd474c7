-- A session carries whom its member blocked and who blocked them, for lists and searches.
create or replace function tell_block_changed() returns trigger language plpgsql as $$
declare
  block record := coalesce(new, old);
begin
  perform pg_notify('sessions', block.blocker_id::text);
  perform pg_notify('sessions', block.blocked_id::text);
  return null;
end $$;

create trigger blocks_changed after insert or delete on blocks for each row execute function tell_block_changed();
