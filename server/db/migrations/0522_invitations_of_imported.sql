-- import_invitation: a family whose biodata came with a register is asked to log in and look at it.
alter table deliveries drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'notice', 'warned', 'texts_removed', 'photo_taken_down', 'suspended', 'restored', 'complaint_answer',
    'contact_unreachable', 'profile_edited', 'records_merged', 'still_looking', 'silent', 'incident', 'rules',
    'candidate_not_confirmed', 'request_objected', 'office_letter', 'saved_search', 'weekly_sheet',
    'import_invitation')) not valid;
