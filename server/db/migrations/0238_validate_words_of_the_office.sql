-- Checked apart from the change, so that members' notifications are not locked while all of them are read.
alter table notifications validate constraint notifications_type_check;
alter table notifications validate constraint notifications_without_sender;
