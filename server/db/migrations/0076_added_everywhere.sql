-- A passkey opens every profile that its person acts for, and each of those families is told: one row for each.
alter table added_access drop constraint added_access_pkey, add primary key (id, member_id);
