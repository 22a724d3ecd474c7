create or replace function has_new_text(old_script jsonb, new_script jsonb) returns boolean language sql immutable parallel safe as $$
  select exists (select from unnest(second_texts(old_script), second_texts(new_script)) as forms (was, is_now)
    where is_now is not null and is_now is distinct from was)
$$;
