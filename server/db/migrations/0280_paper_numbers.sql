-- The number of a paper receipt, compared without case and spaces: R-1, r-1 and R - 1 are one paper. Two spellings that were
-- entered before this are both paid for and stay; the later one has no key, and a third is refused.
create function paper_number_key(number text) returns text language sql immutable as $$
  select upper(regexp_replace(translate(number, U&'\00A0\2007\202F\200B\FEFF', ''), '\s', '', 'g'));
$$;
alter table orders add column paper_number_key text;
update orders set paper_number_key = first.key
from (select distinct on (paper_number_key(gateway_order_id)) id, paper_number_key(gateway_order_id) as key
  from orders where gateway = 'offline' order by paper_number_key(gateway_order_id), created_at, id) first
where orders.id = first.id;
create unique index orders_of_one_paper on orders (paper_number_key);

-- A trigger, so that no way of entering a payment can leave the key out.
create function set_paper_number_key() returns trigger language plpgsql as $$
begin
  new.paper_number_key := paper_number_key(new.gateway_order_id);
  return new;
end $$;
create trigger orders_paper_number before insert on orders for each row when (new.gateway = 'offline')
  execute function set_paper_number_key();
