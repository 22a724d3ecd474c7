create or replace function refuse_audit_head_change() returns trigger language plpgsql as $$
begin
  if new.seq <> old.seq + 1 then
    raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger audit_head_moves_on before update on audit_head for each row execute function refuse_audit_head_change();
