create or replace function refuse_changed_content() returns trigger language plpgsql as $$
begin raise exception 'a version of the content stays as it was written'; end $$;

create trigger content_versions_append_only before update or delete on content_versions
  for each statement execute function refuse_changed_content();
