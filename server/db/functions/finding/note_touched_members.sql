-- The read model also holds what families look for, to count whom a member would suit.
create or replace function note_touched_members() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id) select member_id from touched;
  perform pg_notify('member_changes', '');
  return null;
end $$;

create trigger expectations_added after insert on expectations
  referencing new table as touched for each statement execute function note_touched_members();

create trigger expectations_changed after update on expectations
  referencing new table as touched for each statement execute function note_touched_members();

create trigger expectations_gone after delete on expectations
  referencing old table as touched for each statement execute function note_touched_members();

create trigger showing_totals_added after insert on showing_totals
  referencing new table as touched for each statement execute function note_touched_members();

create trigger showing_totals_changed after update on showing_totals
  referencing new table as touched for each statement execute function note_touched_members();
