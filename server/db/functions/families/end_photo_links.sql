create or replace function end_photo_links() returns trigger language plpgsql as $$
begin
  new.photo_epoch := old.photo_epoch + 1;
  return new;
end $$;

create trigger members_photo_privacy_changed before update of photo_privacy on members for each row
  when (old.photo_privacy is distinct from new.photo_privacy) execute function end_photo_links();
