-- Looks at the rows that were there before, without holding up those that are written meanwhile.
alter table notifications validate constraint notifications_type_check;
alter table notifications validate constraint notifications_without_sender;
