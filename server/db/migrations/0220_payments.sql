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
  unique (gateway, gateway_order_id),
  check ((entered_by is not null) = (gateway = 'offline'))
);
create index orders_of_member on orders (member_id, created_at desc, id desc);
create index orders_of_plan on orders (plan_id);
create index orders_to_check on orders (next_check_at) where next_check_at is not null;

-- Money that a gateway says it has, or that staff took at the office. Nothing here is ever deleted.
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
  unique (gateway, payment_id),
  check (refunded_at is null or refund_reason is not null)
);
create unique index payments_of_order on payments (order_id) where not is_surplus;
create index payments_of_any_order on payments (order_id);
create index payments_to_mail on payments (paid_at)
  where not is_surplus and (mailed_at is null or (refunded_at is not null and refund_mailed_at is null));
create index payments_to_refund on payments (refund_asked_at) where refund_asked_at is not null and refunded_at is null;

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

-- A window that opens carries no session. Its ticket is good for a minute and for one use.
create table payment_tickets (
  ticket_hash bytea primary key,
  session_hash bytea not null,
  member_id uuid not null references members (id) on delete cascade,
  plan_id uuid not null references plans (id) on delete cascade,
  type text not null check (type in ('NORMAL', 'UPGRADE')),
  language text not null check (language in ('en', 'mr')),
  expires_at timestamptz not null
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
  content jsonb not null
);
create unique index payment_documents_of_payment on payment_documents (payment_id, (kind in ('refund_note', 'credit_note')));

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

-- A purchase takes the place of the one before it and carries over what was left. A member has one current membership; a
-- refund lets the one before take its place again.
alter table memberships
  add column order_id uuid unique references orders (id) on delete restrict,
  add column carried_views integer not null default 0,
  add column superseded_by uuid unique references memberships (id) deferrable initially deferred,
  add column refunded_at timestamptz,
  add check (carried_views between 0 and contact_views),
  add check (superseded_by <> id),
  add check (superseded_by is null or refunded_at is null);
update memberships set superseded_by = following.next from (
  select id, lead(id) over (partition by member_id order by ends_on, created_at, id) as next
  from memberships where ended_early_at is null
) following where following.id = memberships.id and following.next is not null;
create unique index memberships_current on memberships (member_id)
  where superseded_by is null and refunded_at is null and ended_early_at is null;
create index memberships_ending on memberships (ends_on)
  where superseded_by is null and refunded_at is null and ended_early_at is null;

drop trigger memberships_changed on memberships;
create trigger memberships_changed after update of member_id, starts_on, ends_on, ended_early_at, superseded_by, refunded_at
  on memberships for each row
  when ((old.member_id, old.starts_on, old.ends_on, old.ended_early_at, old.superseded_by, old.refunded_at)
    is distinct from (new.member_id, new.starts_on, new.ends_on, new.ended_early_at, new.superseded_by, new.refunded_at))
  execute function tell_session_changed();

-- The second reminder of a plan's end is an event of its own.
alter table notifications drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'interest_sent', 'interest_reminded', 'interest_accepted', 'interest_rejected', 'contact_viewed',
    'handpicked', 'story_to_confirm', 'membership_started', 'membership_ending', 'membership_last_days',
    'membership_refunded')) not valid;
alter table notifications drop constraint notifications_check1,
  add constraint notifications_without_sender check ((from_id is null) = (type in (
    'membership_started', 'membership_ending', 'membership_last_days', 'membership_refunded'))) not valid;
