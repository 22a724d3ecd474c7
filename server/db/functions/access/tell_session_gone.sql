-- A session that was revoked before is in no cache.
create or replace function tell_session_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.member_id::text);
  return null;
end $$;

create trigger sessions_gone after delete on sessions for each row
  when (old.revoked_at is null) execute function tell_session_gone();
