-- How soon staff should have looked. A complaint has terms of its own.
create or replace function review_term(of_kind text) returns interval language sql stable as $$
  select number_of('review_hours_' || of_kind) * interval '1 hour'
$$;
