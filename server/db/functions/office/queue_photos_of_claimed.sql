-- Nobody has to look at the photo of a family that may never come: it is queued when the family claims its record.
create or replace function queue_photos_of_claimed() returns trigger language plpgsql as $$
begin
  perform queue_for_review('photo', photos.id, new.id, coalesce(new.mobile_verified_at, new.email_verified_at))
  from photos where photos.member_id = new.id and photos.status = 'waiting'
    and not exists (select from review_items where kind = 'photo' and subject_id = photos.id);
  return null;
end $$;

create trigger members_photos_to_review after update of mobile_verified_at, email_verified_at on members for each row
  when (new.origin = 'import' and old.mobile_verified_at is null and old.email_verified_at is null
    and (new.mobile_verified_at is not null or new.email_verified_at is not null))
  execute function queue_photos_of_claimed();
