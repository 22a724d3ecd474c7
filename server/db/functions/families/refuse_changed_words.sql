create or replace function refuse_changed_words() returns trigger language plpgsql as $$
begin raise exception 'the words of a consent stay as families read them'; end $$;

create trigger consent_translations_append_only before update or delete on consent_translations
  for each statement execute function refuse_changed_words();

create trigger consent_wordings_append_only before update or delete on consent_wordings
  for each statement execute function refuse_changed_words();
