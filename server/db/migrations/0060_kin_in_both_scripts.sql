-- A family writes जाधव, वैराग and its kin Jadhav, Vairag: both forms of what is told of the origin are compared by their sound.
-- A name that two people spell differently has one key; a text of no known letters has none, and is kin to nothing.
create function kin_keys(typed text, second text) returns text[] language sql immutable parallel safe
  return (select coalesce(array_agg(distinct key), '{}') from (
    values (replace(name_key(typed), ' ', '')), (replace(name_key(second), ' ', ''))) forms (key) where key <> '');

-- Stored, because a key costs more than reading a whole profile may.
alter table members
  add column gotra_keys text[] not null generated always as (kin_keys(gotra, second_script ->> 'gotra')) stored,
  add column kuldaivat_keys text[] not null generated always as (kin_keys(kuldaivat, second_script ->> 'kuldaivat')) stored,
  add column surname_keys text[] not null generated always as (kin_keys(last_name, second_script ->> 'last_name')) stored,
  add column village_keys text[] not null
    generated always as (kin_keys(native_village, second_script ->> 'native_village')) stored;
alter table family_details
  add column mama_surname_keys text[] not null
    generated always as (kin_keys(maternal_uncle_surname, second_script ->> 'maternal_uncle_surname')) stored,
  add column mama_village_keys text[] not null
    generated always as (kin_keys(maternal_uncle_village, second_script ->> 'maternal_uncle_village')) stored;

create index members_gotra_keys on members using gin (gotra_keys);
create index members_village_keys on members using gin (village_keys);
create index family_details_mama_village_keys on family_details using gin (mama_village_keys);
drop index members_gotra_kin, members_village_kin, family_details_mama_kin;
drop function kin_key(text);
