-- A candidate who keeps the last word keeps it over what others of the family send, and over numbers that the candidate took away.

-- Whether the sender's candidate stands behind an interest that somebody else of the family sent. Null where nobody waits for that.
alter table interests add column candidate_yes boolean;

-- When others of each family asked their candidate to answer or confirm it: once, and once again after a day.
alter table interests add column sender_asks timestamptz[] not null default '{}';
alter table interests add column receiver_asks timestamptz[] not null default '{}';

-- Keyed hashes of numbers that the candidate took out of the record, so that nobody else of the family puts them back.
alter table members add column numbers_taken_out text[] not null default '{}';

create or replace function blank_whose_number() returns trigger language plpgsql as $$
begin
  new.mobile_owner := 'CANDIDATE';
  new.mobile_custom_owner := '';
  new.mobile_best_time := null;
  new.mobile_place := 0;
  new.candidate_waits := false;
  new.candidate_decides := false;
  new.numbers_taken_out := '{}';
  new.visible_numbers := 1 + (select count(*) from family_phones where member_id = new.id and not is_hidden);
  return new;
end $$;
