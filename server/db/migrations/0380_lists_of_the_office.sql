-- The provider keeps the lists that families choose from. An entry's position stays for good: the read model counts by it.
alter table options
  -- The order in which families read the entries of a list.
  add column place integer,
  -- Whoever has a retired entry keeps it, and nobody can choose it anew.
  add column retired_at timestamptz,
  -- A merged entry stays, retired: its uuid may stand in a sealed profile or in another system.
  add column merged_into uuid references options (id),
  add constraint options_merged_are_retired check (merged_into is null or (retired_at is not null and merged_into <> id));
update options set place = position;
alter table options alter column place set not null;
-- Two entries of one name could not be told apart. The charans of every nakshatra are called 1 to 4.
create unique index options_name_en on options (type, lower(name_en)) where retired_at is null and type <> 'CHARAN';
create unique index options_name_mr on options (type, lower(name_mr)) where retired_at is null and type <> 'CHARAN';

-- The lists that the office may change. Each change moves the version on, so the second of two editors is told. Kundali,
-- charts and the search stand on the others, which have no row here.
create table option_lists (
  type text primary key,
  version integer not null default 1
);
insert into option_lists (type) values ('MARITAL_STATUS'), ('EDUCATION_GROUP'), ('OCCUPATION_TYPE'), ('DIET'), ('DEVAK'),
  ('BODY_STRUCTURE'), ('SKIN_TONE'), ('RELATION'), ('ECO_STATUS'), ('PERSONALITY');

create function announce_options() returns trigger language plpgsql as $$
begin perform pg_notify('options', ''); return null; end $$;
create trigger options_announced after insert or update or delete on options
  for each statement execute function announce_options();

-- Whoever saves an entry in the moment in which it is merged gets the other one. The lock is the one that the foreign key
-- takes too: it waits for the merge, and reads the row that the merge has written.
create function led_option(chosen uuid) returns uuid language plpgsql as $$
declare other uuid;
begin
  if chosen is null then return null; end if;
  select merged_into into other from options where id = chosen for key share;
  return coalesce(other, chosen);
end $$;
create function follow_merged_options() returns trigger language plpgsql as $$
begin
  new.marital_status_id := led_option(new.marital_status_id);
  new.education_group_id := led_option(new.education_group_id);
  new.occupation_type_id := led_option(new.occupation_type_id);
  new.body_structure_id := led_option(new.body_structure_id);
  new.skin_tone_id := led_option(new.skin_tone_id);
  new.diet_id := led_option(new.diet_id);
  new.devak_id := led_option(new.devak_id);
  return new;
end $$;
create trigger members_merged_options before insert or update of marital_status_id, education_group_id, occupation_type_id,
    body_structure_id, skin_tone_id, diet_id, devak_id on members
  for each row execute function follow_merged_options();
