-- A profile that came with a register is in no list until its family has agreed to both needed texts. Until then it is also
-- unverified, or verified a moment ago: its family reads it and may correct it first. A later withdrawal pauses it.
create or replace function import_listed_until(member uuid, origin text) returns date language sql stable as $$
  select case when origin = 'import' and (
      select count(distinct text) from consents
      where member_id = member and act = 'given' and text in ('notice', 'marriage')) < 2
    then date '2000-01-01' end
$$;
