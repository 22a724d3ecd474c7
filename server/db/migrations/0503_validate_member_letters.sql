alter table deliveries validate constraint deliveries_kind_check;
alter table staff_reads validate constraint staff_reads_kind;
alter table staff_reads validate constraint staff_reads_of_somebody;
