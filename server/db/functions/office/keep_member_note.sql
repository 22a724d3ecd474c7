-- Notes are added and never changed. A double that is closed hands its notes over; a member who leaves takes them along.
create or replace function keep_member_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - 'member_id' = to_jsonb(new) - 'member_id' then return new; end if;
  elsif not exists (select from members where id = old.member_id and status <> 'deleted') then
    return old;
  end if;
  raise exception 'a note about a member stays as it was written' using errcode = 'check_violation';
end $$;

create trigger member_notes_stay before update or delete on member_notes for each row execute function keep_member_note();
