-- Names, places and short texts in both scripts. Beside each typed value a family may have confirmed a second form, in the other
-- script: {"first_name": "मृणाल"}, by column. What is only suggested is never stored. Readers take it from the row they read anyway.

alter table members add column second_script jsonb not null default '{}'
  constraint members_second_script check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 20000);
alter table family_details add column second_script jsonb not null default '{}'
  constraint family_details_second_script
    check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 20000);
alter table siblings add column second_script jsonb not null default '{}'
  constraint siblings_second_script check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 8000);
alter table relatives add column second_script jsonb not null default '{}'
  constraint relatives_second_script check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 8000);
alter table properties add column second_script jsonb not null default '{}'
  constraint properties_second_script check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 8000);

-- Nothing stays of a member who has left.
create function blank_second_script_of_deleted() returns trigger language plpgsql as $$
begin
  new.second_script := '{}';
  return new;
end $$;
create trigger members_second_script_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_second_script_of_deleted();
alter table members add constraint members_deleted_without_second_script check (status <> 'deleted' or second_script = '{}');

-- Staff find a family by either form. name_key gives both one key where they sound alike, which nearly all do: only the members
-- with a form that sounds different stand in these indexes.
create function has_second_sound(first_name text, middle_name text, last_name text, second_script jsonb) returns boolean
  language sql immutable parallel safe
  -- A body that is read when it is made: an index is built without the names of our schema.
  return second_script <> '{}' and (
    name_key(coalesce(second_script ->> 'last_name', last_name)) <> name_key(last_name)
    or name_key(coalesce(second_script ->> 'first_name', first_name)) <> name_key(first_name)
    or name_key(coalesce(second_script ->> 'middle_name', middle_name)) <> name_key(middle_name));
create index members_second_surname_key on members
  (name_key(coalesce(second_script ->> 'last_name', last_name)) collate "C",
   name_key(coalesce(second_script ->> 'first_name', first_name)) collate "C", id)
  where has_second_sound(first_name, middle_name, last_name, second_script);
create index members_second_first_name_key on members
  (name_key(coalesce(second_script ->> 'first_name', first_name)) collate "C",
   name_key(coalesce(second_script ->> 'last_name', last_name)) collate "C", id)
  where has_second_sound(first_name, middle_name, last_name, second_script);
create index members_second_middle_name_key on members
  (name_key(coalesce(second_script ->> 'middle_name', middle_name)) collate "C",
   name_key(coalesce(second_script ->> 'last_name', last_name)) collate "C",
   name_key(coalesce(second_script ->> 'first_name', first_name)) collate "C", id)
  where has_second_sound(first_name, middle_name, last_name, second_script);

-- 'ID checked' is about both forms of the name. One that is added is the same name by our rules or our staff's word, so the mark
-- stays; whoever has the document open looks again. One that is changed or taken away is another name than staff compared.
create function second_names(second_script jsonb) returns text[] language sql immutable parallel safe as $$
  select array[second_script ->> 'first_name', second_script ->> 'middle_name', second_script ->> 'last_name']
$$;
create function withdraw_id_mark_of_second_name() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(second_names(old.second_script), second_names(new.second_script)) as forms (was, is_now)
    where was is not null and was is distinct from is_now)
  then
    perform withdraw_id_mark(new.id);
  else
    update documents set version = version + 1 where member_id = new.id and status = 'waiting';
  end if;
  return null;
end $$;
create trigger members_second_name_changed after update of second_script on members for each row
  when (second_names(old.second_script) is distinct from second_names(new.second_script) and new.status <> 'deleted')
  execute function withdraw_id_mark_of_second_name();

-- Staff look at what families write in the other script as at the text itself. A name is compared by rule instead.
create function second_texts(second_script jsonb) returns text[] language sql immutable parallel safe as $$
  select array[second_script ->> 'education', second_script ->> 'occupation', second_script ->> 'other_info']
$$;
create function has_new_text(old_script jsonb, new_script jsonb) returns boolean language sql immutable parallel safe as $$
  select exists (select from unnest(second_texts(old_script), second_texts(new_script)) as forms (was, is_now)
    where is_now is not null and is_now is distinct from was)
$$;
create trigger members_second_words_to_review after update of second_script on members for each row
  when ((new.mobile_verified_at is not null or new.email_verified_at is not null)
    and old.second_script is distinct from new.second_script and has_new_text(old.second_script, new.second_script))
  execute function queue_texts();

-- A form that the rules do not take for the same name waits here for our office, and is shown to the family and to staff alone.
-- It is about what was typed then: once that changes, nothing is left to decide.
create table second_name_reviews (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- The field on the wire, without the place of a row in its list: family_details.family_members.name.
  path text not null constraint second_name_reviews_path check (char_length(path) <= 60),
  typed text not null constraint second_name_reviews_typed check (char_length(typed) between 1 and 440),
  second text not null constraint second_name_reviews_second check (char_length(second) between 1 and 880),
  asked_at timestamptz not null,
  -- Decided rows stay while the decision can be undone, and go by housekeeping.
  decided_at timestamptz,
  constraint second_name_reviews_of_name unique (member_id, path, typed)
);
create index second_name_reviews_decided on second_name_reviews (decided_at) where decided_at is not null;

alter table review_items drop constraint review_items_kind, add constraint review_items_kind check (kind in
  ('photo', 'document', 'complaint', 'report', 'story', 'text', 'second_name'));

-- As all words of a family, it waits for staff once the family has verified a contact.
create function queue_second_name() returns trigger language plpgsql as $$
begin
  perform queue_for_review('second_name', new.id, members.id, new.asked_at) from members
    where id = new.member_id and (mobile_verified_at is not null or email_verified_at is not null);
  return null;
end $$;
create trigger second_name_reviews_to_review after insert or update of second on second_name_reviews for each row
  when (new.decided_at is null) execute function queue_second_name();
create function queue_second_names_of_verified() returns trigger language plpgsql as $$
begin
  perform queue_for_review('second_name', id, member_id, coalesce(new.mobile_verified_at, new.email_verified_at))
    from second_name_reviews where member_id = new.id and decided_at is null;
  return null;
end $$;
create trigger members_second_names_to_review after update of mobile_verified_at, email_verified_at on members for each row
  when (old.mobile_verified_at is null and old.email_verified_at is null
    and (new.mobile_verified_at is not null or new.email_verified_at is not null))
  execute function queue_second_names_of_verified();
create function unqueue_second_name() returns trigger language plpgsql as $$
begin
  delete from review_items where kind = 'second_name' and subject_id = old.id;
  return null;
end $$;
create trigger second_name_reviews_gone_from_review after delete on second_name_reviews for each row
  execute function unqueue_second_name();

create or replace function unqueue_deleted_member() returns trigger language plpgsql as $$
begin
  delete from review_items where member_id = new.id and kind in ('photo', 'document', 'text');
  delete from second_name_reviews where member_id = new.id;
  return null;
end $$;

-- What families of this site confirmed, learned once a day: only names and places that at least five families wrote alike, so that
-- no rare name of one family is ever suggested to another.
create table script_pairs (
  latin text not null constraint script_pairs_latin check (char_length(latin) between 1 and 200),
  devanagari text not null constraint script_pairs_devanagari check (char_length(devanagari) between 1 and 440),
  families integer not null constraint script_pairs_families check (families >= 5),
  primary key (latin, devanagari)
);
