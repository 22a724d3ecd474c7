-- The least of the last days that follow from a member's own dates; null where none does. A date that is added here also belongs
-- into the column lists of members_kept_listed_until and members_changed, or into a trigger on its own table.
create or replace function members_listed_until(one members) returns date language sql stable as $$
  select case when one.status <> 'deleted' then
    least(silent_from(one.id, one.last_sign_on) - 1, candidate_listed_until(one.id),
      import_listed_until(one.id, one.origin), number_listed_until(one.id)) end
$$;
