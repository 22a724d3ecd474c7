-- What staff take less than the fee, with the reason. The fee stays what the plan cost: a later purchase compares with it.
alter table orders
  add column discount_paise bigint not null default 0,
  add column discount_reason text,
  add constraint orders_discount check (discount_paise >= 0 and discount_paise < fee_paise
    and (discount_paise > 0) = (discount_reason is not null) and (discount_paise = 0 or gateway = 'offline')) not valid;

-- The number of the cheque, or of the transfer by UPI or bank.
alter table payments
  add column reference text not null default '',
  add constraint payments_reference check (char_length(reference) <= 40) not valid;
