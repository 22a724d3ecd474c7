-- Rows from before the checks are looked through without a lock that would stop writes.
alter table members validate constraint members_mobile_relation_check;
alter table members validate constraint members_mobile_custom_relation_check;
alter table members validate constraint members_mobile_best_time_check;
alter table members validate constraint members_mobile_place_check;
alter table members validate constraint members_deleted_without_whose;
alter table members validate constraint members_one_number_visible;
alter table members validate constraint members_one_number_at_once;
alter table family_phones validate constraint family_phones_best_time_check;
