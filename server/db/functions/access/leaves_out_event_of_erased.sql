-- One that comes after its member was erased would name them again, so it is not kept; the log has it.
create or replace function leaves_out_event_of_erased() returns trigger language plpgsql as $$
begin
  if exists (
    select from members where members.id = new.member_id
      and (members.status <> 'deleted' or exists (select from departures where departures.member_id = members.id))
  ) then
    return new;
  end if;
  return null;
end $$;

create trigger security_events_of_erased before insert on security_events
  for each row when (new.member_id is not null) execute function leaves_out_event_of_erased();
