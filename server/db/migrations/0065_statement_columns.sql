-- What was remembered until now may call a column of debits money that came in.
delete from statement_columns;
alter table statement_columns
  drop constraint statement_columns_meaning_check,
  add constraint statement_columns_meaning_check
    check (meaning in ('day', 'utr', 'credit', 'amount', 'direction', 'none'));
