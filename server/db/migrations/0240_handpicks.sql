-- What a counsellor says of a suggestion, for the family to read, and who picked it.
alter table suggestions
  add column note text not null default '' constraint suggestions_note_length check (char_length(note) <= 300),
  add column picked_by uuid references staff (id);
create index suggestions_of_staff on suggestions (picked_by);
-- Who was picked last for a member, for the counsellor's list of the day.
create index suggestions_latest on suggestions (member_id, at desc);
