-- Housekeeping looks for files by the day they are to go, not through all the documents that were ever decided.
alter table document_files add column erase_after timestamptz;
create index document_files_to_erase on document_files (erase_after);

-- Staff look at the document again, so its files stay until they have decided anew.
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
