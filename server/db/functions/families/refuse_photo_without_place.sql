create or replace function refuse_photo_without_place() returns trigger language plpgsql as $$
begin
  if exists (select from photos where id = new.id and position < 0) then
    raise exception 'photo % has no place', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger photos_have_a_place after insert or update of position on photos
  deferrable initially deferred for each row when (new.position < 0) execute function refuse_photo_without_place();
