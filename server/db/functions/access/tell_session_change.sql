-- Nodes keep the sessions in use in memory. Whatever changes what a session may do tells them whose it was; an empty word
-- means anybody's.
create or replace function tell_session_change() returns trigger language plpgsql as $$
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

create trigger members_gone after delete on members
  referencing old table as touched for each statement execute function tell_session_change();

-- A plan changes what a session may do. A spent contact view does not.
create trigger memberships_begun after insert on memberships
  referencing new table as touched for each statement execute function tell_session_change();

create trigger memberships_gone after delete on memberships
  referencing old table as touched for each statement execute function tell_session_change();
