-- Nodes keep the sessions in use in memory. Whatever changes what a session may do tells them whose it was; an empty word
-- means anybody's.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  if (select count(*) from touched) > 1000 then
    perform pg_notify('sessions', '');
  elsif tg_table_name = 'members' then
    perform pg_notify('sessions', id::text) from touched;
  else
    perform pg_notify('sessions', member_id::text) from (select distinct member_id from touched) whose;
  end if;
  return null;
end $$;

create trigger sessions_gone after delete on sessions
  referencing old table as touched for each statement execute function tell_session_change();
create trigger members_gone after delete on members
  referencing old table as touched for each statement execute function tell_session_change();
create trigger memberships_begun after insert on memberships
  referencing new table as touched for each statement execute function tell_session_change();
create trigger memberships_changed after update on memberships
  referencing new table as touched for each statement execute function tell_session_change();
create trigger memberships_gone after delete on memberships
  referencing old table as touched for each statement execute function tell_session_change();

-- A trigger with a list of columns cannot have the rows of its statement: these go row by row.
create function tell_session_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'members' then perform pg_notify('sessions', new.id::text);
  else perform pg_notify('sessions', new.member_id::text);
  end if;
  return null;
end $$;

create trigger sessions_changed after update of revoked_at on sessions
  for each row execute function tell_session_changed();
create trigger members_admission_changed after update of gender, status, mobile_verified_at, email_verified_at on members
  for each row execute function tell_session_changed();
