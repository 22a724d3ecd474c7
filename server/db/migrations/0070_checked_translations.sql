-- Who has read a translation of a consent against its English, and on which day. Those published before name nobody.
alter table consent_translations add column checked_by text, add column checked_on date;
alter table consent_translations add constraint consent_translations_checked
  check (checked_by is not null and length(btrim(checked_by)) > 0 and checked_on is not null) not valid;
