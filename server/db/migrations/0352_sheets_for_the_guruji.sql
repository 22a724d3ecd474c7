-- A guruji's sheet is handed on as a biodata is, so it stands in the same ledger.
alter table biodata_copies
  add column kind text not null default 'biodata',
  add constraint biodata_copies_kind_check check (kind in ('biodata', 'sheet')) not valid;
