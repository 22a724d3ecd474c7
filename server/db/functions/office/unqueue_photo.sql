create or replace function unqueue_photo() returns trigger language plpgsql as $$
begin
  delete from review_items where kind = 'photo' and subject_id = old.id;
  return null;
end $$;

create trigger photos_gone_from_review after delete on photos for each row execute function unqueue_photo();
