-- When the registrant was told that the candidate has not confirmed yet and the profile is about to leave lists.
alter table candidate_requests add column registrant_told_on date;

alter table deliveries drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'notice', 'warned', 'texts_removed', 'photo_taken_down', 'suspended', 'restored', 'complaint_answer',
    'contact_unreachable', 'profile_edited', 'records_merged', 'still_looking', 'silent', 'incident', 'rules',
    'candidate_not_confirmed')) not valid;
