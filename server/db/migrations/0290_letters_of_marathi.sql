-- Limits count letters as a reader does, and a letter of Marathi is several characters: क्षि is four. The calls count
-- letters; the database bounds the characters, at eight to a letter.
alter table members
  drop constraint members_first_name_check,
  add constraint members_first_name_check check (char_length(first_name) between 1 and 120) not valid,
  drop constraint members_middle_name_check,
  add constraint members_middle_name_check check (char_length(middle_name) <= 120) not valid,
  drop constraint members_last_name_check,
  add constraint members_last_name_check check (char_length(last_name) between 1 and 200) not valid,
  drop constraint members_education_check,
  add constraint members_education_check check (char_length(education) <= 1080) not valid,
  drop constraint members_occupation_check,
  add constraint members_occupation_check check (char_length(occupation) <= 384) not valid,
  drop constraint members_work_village_check,
  add constraint members_work_village_check check (char_length(work_village) <= 160) not valid,
  drop constraint members_native_village_check,
  add constraint members_native_village_check check (char_length(native_village) <= 96) not valid,
  drop constraint members_other_info_check,
  add constraint members_other_info_check check (char_length(other_info) <= 360) not valid,
  drop constraint members_kuldaivat_check,
  add constraint members_kuldaivat_check check (char_length(kuldaivat) <= 480) not valid,
  drop constraint members_gotra_check,
  add constraint members_gotra_check check (char_length(gotra) <= 240) not valid;
alter table family_details
  drop constraint family_details_contact_full_name_check,
  add constraint family_details_contact_full_name_check check (char_length(contact_full_name) <= 440) not valid,
  drop constraint family_details_address_check,
  add constraint family_details_address_check check (char_length(address) <= 480) not valid,
  drop constraint family_details_village_check,
  add constraint family_details_village_check check (char_length(village) <= 160) not valid,
  drop constraint family_details_father_occupation_check,
  add constraint family_details_father_occupation_check check (char_length(father_occupation) <= 240) not valid,
  drop constraint family_details_father_work_place_check,
  add constraint family_details_father_work_place_check check (char_length(father_work_place) <= 160) not valid,
  drop constraint family_details_mother_occupation_check,
  add constraint family_details_mother_occupation_check check (char_length(mother_occupation) <= 160) not valid,
  drop constraint family_details_mother_work_place_check,
  add constraint family_details_mother_work_place_check check (char_length(mother_work_place) <= 160) not valid,
  drop constraint family_details_maternal_uncle_surname_check,
  add constraint family_details_maternal_uncle_surname_check check (char_length(maternal_uncle_surname) <= 200) not valid,
  drop constraint family_details_maternal_uncle_village_check,
  add constraint family_details_maternal_uncle_village_check check (char_length(maternal_uncle_village) <= 160) not valid,
  drop constraint family_details_maternal_uncle_taluka_check,
  add constraint family_details_maternal_uncle_taluka_check check (char_length(maternal_uncle_taluka) <= 160) not valid;
alter table family_phones
  drop constraint family_phones_custom_relation_check,
  add constraint family_phones_custom_relation_check check (char_length(custom_relation) <= 200) not valid;
alter table siblings
  drop constraint siblings_name_check,
  add constraint siblings_name_check check (char_length(name) <= 112) not valid,
  drop constraint siblings_education_check,
  add constraint siblings_education_check check (char_length(education) <= 160) not valid,
  drop constraint siblings_occupation_check,
  add constraint siblings_occupation_check check (char_length(occupation) <= 152) not valid,
  drop constraint siblings_work_place_check,
  add constraint siblings_work_place_check check (char_length(work_place) <= 136) not valid;
alter table relatives
  drop constraint relatives_surname_check,
  add constraint relatives_surname_check check (char_length(surname) <= 112) not valid,
  drop constraint relatives_village_check,
  add constraint relatives_village_check check (char_length(village) <= 112) not valid;
alter table properties
  drop constraint properties_details_check,
  add constraint properties_details_check check (char_length(details) between 1 and 544) not valid,
  drop constraint properties_place_check,
  add constraint properties_place_check check (char_length(place) <= 80) not valid;
alter table expectations
  drop constraint expectations_other_expectations_check,
  add constraint expectations_other_expectations_check check (char_length(other_expectations) <= 640) not valid;
alter table interests
  drop constraint interests_reason_length,
  add constraint interests_reason_length check (char_length(rejection_reason) <= 4000) not valid;
alter table reports
  drop constraint reports_message_length,
  add constraint reports_message_length check (char_length(message) between 1 and 4000) not valid;
alter table leaving_reasons
  drop constraint leaving_reasons_comment_length,
  add constraint leaving_reasons_comment_length check (char_length(comment) <= 4000) not valid;
