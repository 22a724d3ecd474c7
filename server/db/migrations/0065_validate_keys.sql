-- Rows from before the keys are looked through without a lock that would stop writes.
alter table members validate constraint members_native_taluka_in_district;
alter table members validate constraint members_charan_in_nakshatra;
alter table family_details validate constraint family_details_taluka_in_district;
