-- Rows are added, one behind the other, and nothing else: not even the owner of the tables changes one by accident.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_unchanged before update or delete on audit for each row execute function refuse_audit_change();

create trigger audit_not_emptied before truncate on audit for each statement execute function refuse_audit_change();

create trigger audit_head_stays before delete on audit_head for each row execute function refuse_audit_change();
