-- How soon staff should have looked. A complaint has terms of its own.
create or replace function review_term(of_kind text) returns interval language sql immutable as $$
  select case of_kind
    when 'photo' then interval '24 hours'
    when 'report' then interval '24 hours'
    when 'text' then interval '48 hours'
    when 'document' then interval '48 hours'
    else interval '7 days' end;
$$;
