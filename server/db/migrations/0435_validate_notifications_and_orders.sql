-- Checked apart from the changes, so that nothing is locked while all rows are read.
alter table notifications validate constraint notifications_type_check;
alter table notifications validate constraint notifications_without_sender;
alter table complaints validate constraint complaints_kind;
