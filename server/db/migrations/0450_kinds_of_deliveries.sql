-- Every kind that is told, in one list: the files before each added their own to the list as it was then.
alter table deliveries drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'notice', 'warned', 'texts_removed', 'photo_taken_down', 'suspended', 'restored', 'complaint_answer',
    'contact_unreachable', 'profile_edited', 'records_merged', 'still_looking', 'silent', 'incident', 'rules')) not valid;
