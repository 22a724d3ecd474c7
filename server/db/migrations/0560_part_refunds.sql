-- Part of a payment that went back while the membership runs on. One at a time is on its way, so that a question to the
-- gateway that got no answer can be asked again without giving the part twice.
create table part_refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id) on delete restrict,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  asked_at timestamptz not null,
  -- The member of staff who decided it; null for one that the gateway told of.
  asked_by uuid,
  -- The gateway's own id of it.
  refund_id text,
  refunded_at timestamptz,
  mailed_at timestamptz,
  check ((refunded_at is null) = (refund_id is null)),
  unique (payment_id, refund_id)
);
create unique index part_refunds_on_their_way on part_refunds (payment_id) where refunded_at is null;
create index part_refunds_of_day on part_refunds (refunded_at) where refunded_at is not null;
create index part_refunds_to_mail on part_refunds (refunded_at) where refunded_at is not null and mailed_at is null;

-- The sum of the parts that went back. The whole goes back by a refund, which also takes back what the payment gave.
alter table payments add column part_refunded_paise bigint not null default 0,
  add constraint payments_part_refunded check (part_refunded_paise >= 0 and part_refunded_paise < amount_paise) not valid;

-- Each part has a note of its own; beside them stand the first paper and the note of the whole refund.
alter table payment_documents add column part_refund_id uuid unique references part_refunds (id) on delete restrict,
  add constraint payment_documents_of_part check (part_refund_id is null or kind in ('refund_note', 'credit_note')) not valid;
drop index payment_documents_of_payment;
create unique index payment_documents_of_payment on payment_documents (payment_id, (kind in ('refund_note', 'credit_note')))
  where part_refund_id is null;
create index payment_documents_of_any_payment on payment_documents (payment_id);
