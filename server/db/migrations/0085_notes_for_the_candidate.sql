-- What a parent thinks of a profile may be for the candidate alone, and for nobody else of the family.

alter table family_notes add column is_for_candidate boolean not null default false;
alter table family_notes
  add constraint family_notes_have_one_audience check (not (is_for_family and is_for_candidate));
