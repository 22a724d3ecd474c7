create or replace function announce_options() returns trigger language plpgsql as $$
begin perform pg_notify('options', ''); return null; end $$;

create trigger options_announced after insert or update or delete on options
  for each statement execute function announce_options();
