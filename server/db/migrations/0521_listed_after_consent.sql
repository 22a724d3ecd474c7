-- A profile that came with a register is in no list until its family has agreed to both needed texts. Until then it is also
-- unverified, or verified a moment ago: its family reads it and may correct it first. A later withdrawal pauses it.
create function import_listed_until(member uuid, origin text) returns date language sql stable as $$
  select case when origin = 'import' and (
      select count(distinct text) from consents
      where member_id = member and act = 'given' and text in ('notice', 'marriage')) < 2
    then date '2000-01-01' end
$$;

-- A date that is added here also belongs into the column lists of members_kept_listed_until and members_changed, or into a
-- trigger on its own table.
create or replace function members_listed_until(one members) returns date language sql stable as $$
  select case when one.status <> 'deleted' then
    least(silent_from(one.id, one.last_sign_on) - 1, candidate_listed_until(one.id),
      import_listed_until(one.id, one.origin)) end
$$;

create function follow_consent_in_listed_until() returns trigger language plpgsql as $$
begin
  update members set listed_until = members_listed_until(members)
    where id = new.member_id and origin = 'import' and listed_until is distinct from members_listed_until(members);
  return null;
end $$;
create trigger consents_keep_listed_until after insert on consents
  for each row when (new.text in ('notice', 'marriage')) execute function follow_consent_in_listed_until();
