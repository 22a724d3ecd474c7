-- One row a member, but one notice a statement: an import of thousands is announced once.
create or replace function note_added_members() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id) select id from added;
  perform pg_notify('member_changes', '');
  return null;
end $$;

create trigger members_added after insert on members
  referencing new table as added for each statement execute function note_added_members();
