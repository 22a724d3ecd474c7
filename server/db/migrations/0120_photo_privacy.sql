-- Who sees a member's photos, besides the member: everyone, members with a plan, or those with an accepted interest.
alter table members
  add column photo_privacy text not null default 'EVERYONE'
    constraint members_photo_privacy check (photo_privacy in ('EVERYONE', 'PLAN', 'ACCEPTED')),
  -- Signed into the links of restricted photos, so that a change of privacy ends the links given out before it.
  add column photo_epoch integer not null default 0;

create function end_photo_links() returns trigger language plpgsql as $$
begin
  new.photo_epoch := old.photo_epoch + 1;
  return new;
end $$;
create trigger members_photo_privacy_changed before update of photo_privacy on members for each row
  when (old.photo_privacy is distinct from new.photo_privacy) execute function end_photo_links();

-- The unique index is checked row by row, so two photos that change places pass through places below zero. No transaction
-- may leave one there.
alter table photos drop constraint photos_position_check;
alter table photos add constraint photos_position_check check (position between -2 and 1);

create function refuse_photo_without_place() returns trigger language plpgsql as $$
begin
  if exists (select from photos where id = new.id and position < 0) then
    raise exception 'photo % has no place', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger photos_have_a_place after insert or update of position on photos
  deferrable initially deferred for each row when (new.position < 0) execute function refuse_photo_without_place();
