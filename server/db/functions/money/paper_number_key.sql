-- R-1, r-1 and R - 1 are one paper. A trigger, so that no way of entering a payment can leave the key out.
create or replace function paper_number_key(number text) returns text language sql immutable as $$
  select upper(regexp_replace(translate(number, U&'\00A0\2007\202F\200B\FEFF', ''), '\s', '', 'g'));
$$;
