alter table deliveries validate constraint deliveries_kind_check;
