-- The figures of the trust page, a row a finished month, as they were published. The hash of the text stands in the audit too.
create table trust_months (
  -- Such as 2026-11, by India's calendar.
  month text primary key constraint trust_months_month check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- What was published, as the reader can hash it.
  text text not null,
  hash bytea not null constraint trust_months_hash check (hash = sha256(convert_to(text, 'UTF8'))),
  audit_seq bigint not null references audit (seq),
  sealed_at timestamptz not null
);
create index trust_months_in_audit on trust_months (audit_seq);
create function refuse_trust_change() returns trigger language plpgsql as $$
begin
  raise exception 'published figures are not changed' using errcode = 'insufficient_privilege';
end $$;
create trigger trust_months_unchanged before update or delete on trust_months
  for each row execute function refuse_trust_change();
