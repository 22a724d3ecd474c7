-- A phone that was logged out rings no more, wherever the session was ended.
create or replace function end_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_hash = new.token_hash;
  return null;
end $$;

create trigger sessions_end_push after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function end_push_of_session();
