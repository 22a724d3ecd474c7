alter table deliveries validate constraint deliveries_kind_check;
alter table notifications validate constraint notifications_type_check;
alter table notifications validate constraint notifications_without_sender;
alter table complaints validate constraint complaints_kind;
