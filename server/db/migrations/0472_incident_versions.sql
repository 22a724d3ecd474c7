-- Counts the edits of an incident's facts, so that the second of two editors is told.
alter table incidents add column version integer not null default 1;
