create or replace function announce_content() returns trigger language plpgsql as $$
begin perform pg_notify('content', ''); return null; end $$;

create trigger content_announced after insert or update or delete on content_published
  for each statement execute function announce_content();
