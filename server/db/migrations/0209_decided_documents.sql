-- Housekeeping deletes the files of documents that were decided long ago.
create index documents_decided on documents (decided_at) where decided_at is not null;
