create or replace function unqueue_story() returns trigger language plpgsql as $$
begin
  delete from review_items where kind = 'story' and subject_id = old.id;
  return null;
end $$;

create trigger success_stories_gone_from_review after delete on success_stories for each row
  execute function unqueue_story();
