-- Checked apart from the change, so that nothing is locked while all rows are read.
alter table outbox validate constraint outbox_status_check;
alter table notifications validate constraint notifications_type_check;
alter table notifications validate constraint notifications_without_sender;
