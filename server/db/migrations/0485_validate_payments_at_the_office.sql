alter table orders validate constraint orders_discount;
alter table payments validate constraint payments_reference;
