-- Checked apart from the change, so that nothing is locked while all rows are read.
alter table outbox validate constraint outbox_channel_check;
