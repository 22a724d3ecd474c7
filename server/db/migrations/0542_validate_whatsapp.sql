-- Checked apart from the change, so that nothing is locked while all rows are read.
alter table channel_choices validate constraint channel_choices_channel_check;
alter table unreachable_contacts validate constraint unreachable_contacts_channel_check;
alter table deliveries validate constraint deliveries_channel_check;
alter table outbox validate constraint outbox_channel_check;
alter table consents validate constraint consents_channel_check;
