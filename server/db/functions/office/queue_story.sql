-- A story waits for staff once the partner has said that it is true.
create or replace function queue_story() returns trigger language plpgsql as $$
begin
  perform queue_for_review('story', new.id, null, new.confirmed_at);
  return null;
end $$;

create trigger success_stories_to_review after insert or update of confirmed_at, stored_as on success_stories for each row
  when (new.confirmed_at is not null and new.published_at is null and new.rejected_at is null)
  execute function queue_story();
