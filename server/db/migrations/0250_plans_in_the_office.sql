-- Two ADMINs may have one plan open: the second save finds that the version has moved on.
alter table plans add column version integer not null default 1;
-- The office lists all payments, the newest first.
create index payments_newest on payments (paid_at desc, id desc);
