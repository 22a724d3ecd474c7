create or replace function set_paper_number_key() returns trigger language plpgsql as $$
begin
  new.paper_number_key := paper_number_key(new.gateway_order_id);
  return new;
end $$;

create trigger orders_paper_number before insert on orders for each row when (new.gateway = 'offline')
  execute function set_paper_number_key();
