create or replace function consents_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - 'proof_until') is distinct from (to_jsonb(old) - 'proof_until') then
      raise exception 'a consent is never changed' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.proof_until is null and exists (select from members where id = old.member_id) then
    raise exception 'a consent is never deleted while the member is here' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

create trigger consents_stay before update or delete on consents for each row execute function consents_stay();
