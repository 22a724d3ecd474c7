-- What is sold and paid. Nothing that was paid is ever deleted; what a gateway told of it is, after its term.

create table plans (
  id uuid primary key,
  name text not null,
  fee_paise bigint not null check (fee_paise >= 0),
  validity_days integer not null check (validity_days > 0),
  contact_views integer not null check (contact_views >= 0),
  description_html text not null default '',
  status text not null default 'active' check (status in ('active', 'retired')),
  is_offline boolean not null default false,
  position integer not null default 0,
  -- Two ADMINs may have one plan open: the second save finds that the version has moved on.
  version integer not null default 1,
  -- An empty text is read in English.
  name_mr text not null default '',
  description_html_mr text not null default ''
);

-- What a member set out to buy, with what the plan cost and gave at that moment. The plan may change later; the order stays.
create table orders (
  id uuid primary key,
  member_id uuid not null references members (id) on delete restrict,
  plan_id uuid not null references plans (id) on delete restrict,
  kind text not null check (kind in ('new', 'upgrade', 'renewal')),
  plan_name text not null,
  fee_paise bigint not null check (fee_paise > 0),
  validity_days integer not null check (validity_days > 0),
  contact_views integer not null check (contact_views >= 0),
  gateway text not null check (gateway in ('razorpay', 'sandbox', 'offline')),
  -- The gateway's own id of the order; of an offline payment, the number of the receipt.
  gateway_order_id text,
  status text not null default 'created' check (status in ('created', 'paid', 'failed', 'cancelled', 'refunded')),
  language text not null default 'en' check (language in ('en', 'mr')),
  -- The member of staff who entered it.
  entered_by uuid,
  created_at timestamptz not null,
  status_at timestamptz not null,
  -- When the gateway is asked again; null once there is nothing more to ask.
  next_check_at timestamptz,
  checks integer not null default 0,
  -- The number of a paper receipt, compared without case and spaces.
  paper_number_key text,
  -- What staff take less than the fee, with the reason. The fee stays what the plan cost: a later purchase compares with it.
  discount_paise bigint not null default 0,
  discount_reason text,
  unique (gateway, gateway_order_id),
  check ((entered_by is not null) = (gateway = 'offline')),
  constraint orders_discount check (discount_paise >= 0 and discount_paise < fee_paise
    and (discount_paise > 0) = (discount_reason is not null) and (discount_paise = 0 or gateway = 'offline'))
);
create index orders_of_member on orders (member_id, created_at desc, id desc);
create index orders_of_plan on orders (plan_id);
create index orders_to_check on orders (next_check_at) where next_check_at is not null;
create unique index orders_of_one_paper on orders (paper_number_key);

-- One row a purchase. The days are days in India, both ends included. A purchase takes the place of the one before it and carries
-- over what was left; a refund lets the one before take its place again. Purchases outlive a member, so a member who has some
-- cannot be erased by deleting the row.
create table memberships (
  id uuid primary key,
  member_id uuid not null references members (id) on delete restrict,
  plan_id uuid not null references plans (id),
  starts_on date not null,
  ends_on date not null,
  contact_views integer not null check (contact_views >= 0),
  contact_views_spent integer not null default 0,
  ended_early_at timestamptz,
  created_at timestamptz not null,
  -- What it was bought with: a plan may change its fee and its days later.
  fee_paise bigint not null check (fee_paise >= 0),
  validity_days integer not null check (validity_days > 0),
  order_id uuid unique references orders (id) on delete restrict,
  carried_views integer not null default 0,
  superseded_by uuid unique references memberships (id) deferrable initially deferred,
  refunded_at timestamptz,
  -- Views of a payment by UPI that is not confirmed yet. They cannot be spent until it is.
  held_views integer not null default 0 check (held_views >= 0),
  unique (id, member_id),
  check (ends_on >= starts_on),
  -- The quota never goes below zero, whatever races, and what is held is not spent.
  check (contact_views_spent >= 0 and contact_views_spent + held_views <= contact_views),
  check (carried_views between 0 and contact_views),
  check (superseded_by <> id),
  check (superseded_by is null or refunded_at is null)
);
-- A member has one current membership.
create unique index memberships_current on memberships (member_id)
  where superseded_by is null and refunded_at is null and ended_early_at is null;
create index memberships_of_member on memberships (member_id, ends_on desc);
create index memberships_ending on memberships (ends_on)
  where superseded_by is null and refunded_at is null and ended_early_at is null;
create index memberships_of_plan on memberships (plan_id);

-- Money that a gateway says it has, or that staff took at the office.
create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete restrict,
  gateway text not null,
  -- The gateway's own id. It decides whether a payment was counted before.
  payment_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  method text not null default '',
  paid_at timestamptz not null,
  -- A second payment of the same order gave nothing, and waits to be given back.
  is_surplus boolean not null default false,
  refund_asked_at timestamptz,
  refund_asked_by uuid,
  refund_reason text,
  refund_id text,
  refunded_at timestamptz,
  -- When the receipt, and after a refund the credit note, went to the outbox.
  mailed_at timestamptz,
  refund_mailed_at timestamptz,
  -- The number of the cheque, or of the transfer by UPI or bank.
  reference text not null default '' constraint payments_reference check (char_length(reference) <= 40),
  -- The sum of the parts that went back. The whole goes back by a refund, which also takes back what the payment gave.
  part_refunded_paise bigint not null default 0,
  unique (gateway, payment_id),
  check (refunded_at is null or refund_reason is not null),
  constraint payments_part_refunded check (part_refunded_paise >= 0 and part_refunded_paise < amount_paise)
);
-- One payment of an order gives the membership, however often the gateway tells of it.
create unique index payments_of_order on payments (order_id) where not is_surplus;
create index payments_of_any_order on payments (order_id);
create index payments_newest on payments (paid_at desc, id desc);
create index payments_to_mail on payments (paid_at)
  where not is_surplus and (mailed_at is null or (refunded_at is not null and refund_mailed_at is null));
create index payments_to_refund on payments (refund_asked_at) where refund_asked_at is not null and refunded_at is null;

-- An order at the counter that waits for its payment by UPI is deleted after its days. Any other order stays.
create index orders_waiting_for_upi on orders (created_at) where gateway = 'offline' and status = 'created';

-- What a clerk entered as paid by UPI. The bank's statement confirms it, or after a week a treasurer.
create table upi_payments (
  payment_id uuid primary key references payments (id) on delete restrict,
  -- The bank's number of the transfer (UTR), hashed with a key. A transfer pays once, ever, whatever became of the payment.
  utr_hash bytea not null unique,
  entered_by uuid not null,
  entered_at timestamptz not null,
  -- What a statement says of this transfer. Nothing else of a statement is kept.
  stated_paise bigint check (stated_paise > 0),
  stated_on date,
  -- Since when a statement of its day is known that does not hold it.
  missed_at timestamptz,
  confirmed_at timestamptz,
  -- Null where the statement confirmed it.
  confirmed_by uuid,
  check ((stated_paise is null) = (stated_on is null)),
  check (confirmed_by is null or confirmed_at is not null)
);
create index upi_payments_to_confirm on upi_payments (entered_by) where confirmed_at is null;

-- What the headings of a bank's statement mean, as somebody said once.
create table statement_columns (
  header text primary key check (char_length(header) <= 100),
  meaning text not null check (meaning in ('day', 'utr', 'credit', 'amount', 'direction', 'none'))
);

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

-- What was counted at the end of a day, beside what the books expect. A line's expectation is everything that came in and went
-- back at the office since the closings before it, so a payment whose entry commits late is in the next one and none is lost.
create table cash_closings (
  id uuid primary key,
  day date not null,
  reason text,
  counted_by uuid not null,
  counted_at timestamptz not null,
  locked_by uuid,
  locked_at timestamptz,
  check ((locked_by is null) = (locked_at is null))
);
create index cash_closings_newest on cash_closings (counted_at desc, id desc);
-- A closing is counted again until it is locked, and the next one begins after that.
create unique index cash_closings_one_open on cash_closings ((true)) where locked_at is null;

create table cash_closing_lines (
  closing_id uuid not null references cash_closings (id) on delete cascade,
  method text not null check (method in ('cash', 'cheque', 'upi', 'bank')),
  clerk_id uuid not null,
  expected_paise bigint not null,
  counted_paise bigint not null check (counted_paise between -100000000000 and 100000000000),
  primary key (closing_id, method, clerk_id)
);

-- What a gateway told us, each event once.
create table payment_events (
  gateway text not null,
  event_id text not null,
  type text not null,
  payment_id text,
  outcome text not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);
-- A refund may be told before its payment, and waits for it.
create index payment_events_waiting on payment_events (payment_id) where outcome = 'refund_waits';
create index payment_events_old on payment_events (received_at);

-- A window that opens carries no session. Its ticket is good for a minute and for one use.
create table payment_tickets (
  ticket_hash bytea primary key,
  session_hash bytea not null,
  member_id uuid not null references members (id) on delete cascade,
  plan_id uuid not null references plans (id) on delete cascade,
  type text not null check (type in ('NORMAL', 'UPGRADE')),
  language text not null check (language in ('en', 'mr')),
  expires_at timestamptz not null,
  -- A browser may fetch the address of a ticket twice. The ticket names its order from the start, so that the second time
  -- gives the same one.
  order_id uuid not null default gen_random_uuid()
);
create index payment_tickets_of_member on payment_tickets (member_id);
create index payment_tickets_of_plan on payment_tickets (plan_id);
create index payment_tickets_stale on payment_tickets (expires_at);

-- Receipts, tax invoices and credit notes as they were given: a later change of name, address or tax changes none of them.
create table payment_documents (
  id uuid primary key,
  payment_id uuid not null references payments (id) on delete restrict,
  kind text not null check (kind in ('receipt', 'tax_invoice', 'refund_note', 'credit_note')),
  number text not null unique check (char_length(number) <= 16),
  issued_on date not null,
  content jsonb not null,
  part_refund_id uuid unique references part_refunds (id) on delete restrict,
  constraint payment_documents_of_part check (part_refund_id is null or kind in ('refund_note', 'credit_note'))
);
-- Each part has a note of its own; beside them stand the first paper and the note of the whole refund.
create unique index payment_documents_of_payment on payment_documents (payment_id, (kind in ('refund_note', 'credit_note')))
  where part_refund_id is null;
create index payment_documents_of_any_payment on payment_documents (payment_id);
-- The accountant's list goes through the papers by the day of issue.
create index payment_documents_by_day on payment_documents (issued_on, id);

-- Numbers follow each other without a gap, in each series and financial year.
create table document_counters (
  series text not null,
  financial_year text not null,
  last integer not null check (last > 0),
  primary key (series, financial_year)
);

-- What was pressed at the gateway of the demo.
create table sandbox_payments (
  payment_id text primary key,
  gateway_order_id text not null,
  amount_paise bigint not null,
  status text not null check (status in ('captured', 'failed')),
  -- Until then it answers that the payment is still under way.
  settles_at timestamptz not null,
  refunded_at timestamptz
);
create index sandbox_payments_of_order on sandbox_payments (gateway_order_id);
-- As a real gateway, it takes one payment for an order.
create unique index sandbox_payments_paid on sandbox_payments (gateway_order_id) where status = 'captured';
