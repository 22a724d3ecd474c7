-- The read model also holds what families look for, to count whom a member would suit.
create function note_expecting_members() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id) select member_id from touched;
  perform pg_notify('member_changes', '');
  return null;
end $$;
create trigger expectations_added after insert on expectations
  referencing new table as touched for each statement execute function note_expecting_members();
create trigger expectations_changed after update on expectations
  referencing new table as touched for each statement execute function note_expecting_members();
create trigger expectations_gone after delete on expectations
  referencing old table as touched for each statement execute function note_expecting_members();
