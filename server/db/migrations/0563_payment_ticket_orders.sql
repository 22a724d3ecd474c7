-- A browser may fetch the address of a ticket twice. The ticket names its order from the start, so that the second time
-- gives the same one. The default serves nodes of the version before, which know no order yet when they give a ticket.
alter table payment_tickets add column order_id uuid not null default gen_random_uuid();
