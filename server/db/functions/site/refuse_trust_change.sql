create or replace function refuse_trust_change() returns trigger language plpgsql as $$
begin
  raise exception 'published figures are not changed' using errcode = 'insufficient_privilege';
end $$;

create trigger trust_months_unchanged before update or delete on trust_months
  for each row execute function refuse_trust_change();
