-- A story that was taken down is nobody's any more: its names, places and pictures go, and the couple may tell it again, with
-- the consent of both asked anew.
update success_stories set
  groom_registration_no = null, groom_first_name = null, groom_last_name = null, groom_address = null,
  bride_registration_no = null, bride_first_name = null, bride_last_name = null, bride_address = null,
  image = null, stored_as = null
where taken_down_at is not null;
alter table success_stories add constraint success_stories_taken_down_blank check (taken_down_at is null or num_nonnulls(
  groom_registration_no, groom_first_name, groom_last_name, groom_address,
  bride_registration_no, bride_first_name, bride_last_name, bride_address, image, stored_as) = 0);

drop index success_stories_of_pair;
create unique index success_stories_of_pair on success_stories (least(told_by, partner_id), greatest(told_by, partner_id))
  where told_by is not null and partner_id is not null and denied_at is null and taken_down_at is null;
