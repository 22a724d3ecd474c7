-- Staff compared the name, the birth date and the first photo with the document. When one of them changes, the mark is
-- withdrawn, and a decision about what they were before is no longer possible. Staff look at the document again, so its files stay
-- until they have decided anew.
create or replace function withdraw_id_mark(of_member uuid) returns void language sql as $$
  update documents set
    version = version + 1,
    withdrawn_at = case when status = 'approved' then clock_timestamp() else withdrawn_at end,
    status = 'waiting',
    decided_at = null,
    checked_photo_id = null
  where member_id = of_member and status in ('waiting', 'approved');
  update document_files set erase_after = null
  where document_id = (select id from documents where member_id = of_member and status = 'waiting');
$$;
