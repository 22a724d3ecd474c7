-- A member is one profile: the candidate, the family around, wishes and photos. What other districts need of a change of this row
-- they take by triggers of their own (../functions).

-- Indexes and generated columns use the functions of this file, so they never change: a new rule is a new name.

-- A name as staff look for it, in whichever script it was written: पाटील and Patil have one key. Each sound is one letter
-- (capitals are aspirates: kh is K), and a short or long a is left out except at the beginning, because Devanagari does not
-- write the short one and Latin spellings differ in it (Bhosale, Bhosle).
create function name_key(name text) returns text language sql immutable parallel safe returns null on null input as $$
  select left(spelled, 1) || regexp_replace(
    regexp_replace(replace(substr(spelled, 2), 'a', ''), 'vh', 'v', 'g'), '(.)\1+', '\1', 'g')
  from (
    select regexp_replace(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
          replace(replace(replace(replace(
            regexp_replace(lower(normalize(name, nfc)), 'ं(?=[पफबभम])', 'म', 'g'),
          'ज्ञ', 'dny'), 'ृ', 'ru'), 'ऋ', 'ru'),
          'ऐ', 'ai'), 'औ', 'au'), 'ee', 'i'), 'oo', 'u'), 'ou', 'u'),
          'chh', 'C'), 'ch', 'C'), 'kh', 'K'), 'gh', 'G'), 'th', 'T'), 'dh', 'D'), 'ph', 'P'), 'bh', 'B'), 'sh', 'S'), 'x', 'kS'),
        'कखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहअआइईउऊएओऍॲऑिीुूेैोौॉंyfwzqc',
        'kKgGnCCjjntTdDntTdDnpPbBmirrllvSSshaaiiuueoaaoiiuueiouoniPvjkk'),
      '[^a-zCKGTDPBS ]', '', 'g') as spelled
  ) letters
$$;

-- A family writes जाधव, वैराग and its kin Jadhav, Vairag: both forms of what is told of the origin are compared by their sound.
-- A name that two people spell differently has one key; a text of no known letters has none, and is kin to nothing.
create function kin_keys(typed text, second text) returns text[] language sql immutable parallel safe
  return (select coalesce(array_agg(distinct key), '{}') from (
    values (replace(name_key(typed), ' ', '')), (replace(name_key(second), ' ', ''))) forms (key) where key <> '');

create sequence registration_numbers start with 10001;

-- Who gets in. A person has verified a number or an address, knows the password, and acts for up to four profiles: a mother for
-- each of her daughters. Profiles carry the person's contacts too, as the registered ones that other families read and that
-- lists and records find them by; the trigger members_contacts_of_person keeps them equal.
create table persons (
  id uuid primary key default gen_random_uuid(),
  -- The verified number with its country, and the verified address in small letters. One owner each, whoever wrote it down.
  mobile text constraint persons_verified_mobile unique,
  email text constraint persons_verified_email unique,
  -- The country of the number, by which it is taken apart again.
  mobile_dial_code text,
  -- None for whoever logs in by codes, and for most of a demo community, as whom nobody can log in.
  password_hash text,
  constraint persons_mobile_has_country check ((mobile is null) = (mobile_dial_code is null)),
  -- A password that a code set proves no more than the code did, until a day later.
  password_proves_from timestamptz
);

-- Limits count letters as a reader does, and a letter of Marathi is several characters: क्षि is four. The calls count
-- letters; the database bounds the characters, at eight to a letter.
create table members (
  id uuid primary key,
  registration_no text not null unique,
  -- Who acts for the profile. Given to every new one (give_profile_its_person); none once the person has gone with the last profile.
  person_id uuid references persons (id) on delete set null,
  gender char(1) not null check (gender in ('M', 'F')),
  first_name text not null check (char_length(first_name) between 1 and 120),
  middle_name text not null default '' check (char_length(middle_name) <= 120),
  last_name text not null check (char_length(last_name) between 1 and 200),
  date_of_birth date not null,
  height_cm smallint not null,
  marital_status_id uuid not null references options (id),
  education text not null check (char_length(education) <= 1080),
  education_group_id uuid not null references options (id),
  occupation_type_id uuid references options (id),
  occupation text not null default '' check (char_length(occupation) <= 384),
  annual_income bigint not null check (annual_income >= 0),
  -- The registration asks for the place of work; the edit form does not insist.
  work_location_id uuid references work_locations (id),
  work_village text not null check (char_length(work_village) <= 160),
  native_district_id uuid not null references districts (id),
  native_taluka_id uuid references talukas (id),
  native_village text not null default '' check (char_length(native_village) <= 96),
  body_structure_id uuid references options (id),
  blood_group text check (blood_group in ('A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-')),
  skin_tone_id uuid references options (id),
  diet_id uuid references options (id),
  other_info text not null default '' check (char_length(other_info) <= 360),
  birth_time time,
  birth_district_id uuid references districts (id),
  mangal text check (mangal in ('Y', 'N', 'SOUMYA', 'NIRDOSH', 'NOT_KNOWN')),
  raas_id uuid references options (id),
  nakshatra_id uuid references options (id),
  charan_id uuid references options (id),
  gan_id uuid references options (id),
  nadi_id uuid references options (id),
  devak_id uuid references options (id),
  ready_to_move_abroad text check (ready_to_move_abroad in ('Y', 'N', 'UNDECIDED', 'ALREADY_IN')),

  country_code char(2) not null,
  dial_code text not null check (dial_code ~ '^\+[1-9][0-9]{0,3}$'),
  -- A contact belongs to whoever verified it. A record loses an unverified one to the member who verifies it, and is then without
  -- one until its owner gives another.
  mobile text check (mobile ~ '^[0-9]{4,15}$'),
  mobile_verified_at timestamptz,
  email text check (char_length(email) <= 32),
  email_verified_at timestamptz,
  -- A family that said so is not asked for another address, as one that lost it to a stranger is.
  registered_without_email boolean not null default false,

  -- Shown nowhere while paused; gone from everywhere once deleted.
  status text not null default 'active' check (status in ('active', 'paused', 'suspended', 'deleted')),
  version integer not null default 1,
  -- One of the demo's known logins: refused where the site is reachable from outside.
  is_demo boolean not null default false,
  joined_at timestamptz not null,
  updated_at timestamptz not null,
  -- What a saved search stores of each match: 4 bytes instead of the 16 of an id.
  number integer generated always as identity unique,

  -- The registered mobile is the first contact number, and can be hidden like the others.
  mobile_is_hidden boolean not null default false,
  -- Who sees the photos, besides the member: everyone, members with a plan, or those with an accepted interest.
  photo_privacy text not null default 'EVERYONE'
    constraint members_photo_privacy check (photo_privacy in ('EVERYONE', 'PLAN', 'ACCEPTED')),
  -- Signed into the links of restricted photos, so that a change of privacy ends the links given out before it.
  photo_epoch integer not null default 0,
  -- How many numbers another family reads at once: neither hidden nor waiting. Kept by triggers.
  visible_numbers integer not null default 1,
  kuldaivat text not null default '' check (char_length(kuldaivat) <= 480),
  gotra text not null default '' check (char_length(gotra) <= 240),
  -- How the member came: by the site, at the provider's counter, or with a list that the provider brought along. What verified
  -- nothing goes after a term of its own (access/sign-up).
  origin text not null default 'site' constraint members_origin check (origin in ('site', 'counter', 'import')),
  -- How far off the told birth time may be, and the town.
  birth_time_accuracy text check (birth_time_accuracy in ('EXACT', 'ABOUT_15', 'ABOUT_30', 'ABOUT_60')),
  birth_place_id uuid references birth_places (id),

  -- When the family was last here, by day, and when it last gave a sign: by using the site, by answering that it still looks, or
  -- by a call that staff noted. A profile without a sign leaves the lists.
  last_used_on date,
  last_sign_on date,
  -- The last day on which lists show the profile; null is for ever. Kept by triggers.
  listed_until date,
  -- A family may hide when it was last here, and then sees nobody's.
  last_use_is_hidden boolean not null default false,

  -- Whose number the registered mobile is, and when it is best called.
  mobile_owner text not null default 'CANDIDATE' check (mobile_owner in (
    'FATHER', 'MOTHER', 'CANDIDATE', 'BROTHER', 'SISTER', 'KAKA', 'KAKI', 'MAMA', 'MAMI', 'MAVSHI', 'AATTYA',
    'COUSIN_BROTHER', 'COUSIN_SISTER', 'FRIEND', 'OTHER')),
  mobile_custom_owner text not null default '',
  mobile_best_time text check (mobile_best_time in ('MORNING', 'AFTERNOON', 'EVENING', 'HOLIDAYS')),
  -- It stands before the number of the family that has this position.
  mobile_place smallint not null default 0 check (mobile_place between 0 and 10),
  -- The candidate's own number may wait until an interest is accepted.
  candidate_waits boolean not null default false,
  -- The candidate keeps the last word: accepting, and showing the candidate's own number, need the candidate's press.
  candidate_decides boolean not null default false,
  -- The day of use before the last one. While a family is here, its last use is today, and what is new to it is measured from this.
  previous_use_on date,

  -- A taluka lies in its district, and a charan in its nakshatra. Where one of the two is unknown, nothing is compared.
  constraint members_native_taluka_in_district foreign key (native_taluka_id, native_district_id)
    references talukas (id, district_id),
  constraint members_charan_in_nakshatra foreign key (charan_id, nakshatra_id) references options (id, parent_id),
  constraint members_verified_mobile_is_there check (mobile is not null or mobile_verified_at is null),
  constraint members_verified_email_is_there check (email is not null or email_verified_at is null),
  constraint members_mobile_custom_owner_check
    check (char_length(mobile_custom_owner) <= 25 and (mobile_owner = 'OTHER' or mobile_custom_owner = '')),
  -- At least one number stays visible; and while the candidate's number waits, another one must be there, so that nobody pays
  -- for an empty sheet. Requests that hide the last numbers at the same moment wait for each other on this row, and the check
  -- refuses the last of them. Two checks, because each refusal has words of its own.
  constraint members_one_number_visible check (candidate_waits or visible_numbers >= 1),
  constraint members_one_number_at_once check (not candidate_waits or visible_numbers >= 1),
  -- The row of a deleted member stays for purchases and reports, and holds nothing of the person. The triggers members_…_blanked
  -- empty it; later writes to such a row are refused here.
  constraint members_deleted_are_blank check (status <> 'deleted' or (
    first_name = '-' and middle_name = '' and last_name = '-' and date_of_birth = '1900-01-01' and height_cm = 0
    and education = '' and occupation_type_id is null and occupation = '' and annual_income = 0
    and work_location_id is null and work_village = '' and native_taluka_id is null and native_village = ''
    and body_structure_id is null and blood_group is null and skin_tone_id is null and diet_id is null and other_info = ''
    and birth_time is null and birth_district_id is null and mangal is null and raas_id is null and nakshatra_id is null
    and charan_id is null and gan_id is null and nadi_id is null and devak_id is null and ready_to_move_abroad is null
    and country_code = 'zz' and dial_code = '+1' and mobile = '0000' and mobile_verified_at is null and email = ''
    and email_verified_at is null)),
  constraint members_deleted_without_kuldaivat check (status <> 'deleted' or kuldaivat = ''),
  constraint members_deleted_without_gotra check (status <> 'deleted' or gotra = ''),
  constraint members_deleted_without_birth_place
    check (status <> 'deleted' or (birth_time_accuracy is null and birth_place_id is null)),
  constraint members_deleted_without_use
    check (status <> 'deleted' or (last_used_on is null and last_sign_on is null and listed_until is null)),
  constraint members_deleted_without_whose check (status <> 'deleted' or (mobile_owner = 'CANDIDATE'
    and mobile_custom_owner = '' and mobile_best_time is null and mobile_place = 0 and not candidate_waits
    and not candidate_decides)),
  constraint members_deleted_without_previous_use check (status <> 'deleted' or previous_use_on is null),
  -- The second form of names, places and short texts, in the other script: {"first_name": "मृणाल"}, by column. What is only
  -- suggested is never stored. Readers take it from the row they read anyway.
  second_script jsonb not null default '{}'
    constraint members_second_script check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 20000),
  constraint members_deleted_without_second_script check (status <> 'deleted' or second_script = '{}'),
  -- Keyed hashes of numbers that the candidate took out of the record, so that nobody else of the family puts them back.
  numbers_taken_out text[] not null default '{}',
  -- Both forms of what is told of the origin, by their sound. Stored, because a key costs more than reading a whole profile may.
  gotra_keys text[] not null generated always as (kin_keys(gotra, second_script ->> 'gotra')) stored,
  kuldaivat_keys text[] not null generated always as (kin_keys(kuldaivat, second_script ->> 'kuldaivat')) stored,
  surname_keys text[] not null generated always as (kin_keys(last_name, second_script ->> 'last_name')) stored,
  village_keys text[] not null generated always as (kin_keys(native_village, second_script ->> 'native_village')) stored
);

create index members_of_person on members (person_id);
-- A login finds the records that hold a contact, verified or not: any number may hold it unverified, and that keeps nobody out.
-- Login by mobile comes without a country on some pages, so the number leads. A deleted member's contacts are free again.
create index members_by_mobile on members (mobile, dial_code) where status <> 'deleted';
create index members_by_email on members (lower(email)) where status <> 'deleted';

-- What verified nothing is erased after its term. There are few of them at any time.
create index members_unverified on members (joined_at) where mobile_verified_at is null and email_verified_at is null;

-- The office lists members in the order of joining. Those who are suspended are few among many.
create index members_in_order on members (joined_at, id);
create index members_suspended on members (joined_at, id) where status = 'suspended';


-- Surname first, as families are asked for; then the other names, and the father's name, which families say as often. A search
-- goes along the index in its order, and stops at a page.
create index members_surname_key on members
  (name_key(last_name) collate "C", name_key(first_name) collate "C", id);
create index members_first_name_key on members
  (name_key(first_name) collate "C", name_key(last_name) collate "C", id);
create index members_middle_name_key on members
  (name_key(middle_name) collate "C", name_key(last_name) collate "C", name_key(first_name) collate "C", id);
-- The last digits of the mobile, as a caller says them.
create index members_mobile_end on members (right(mobile, 4), mobile, id)
  where status <> 'deleted';

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

create index members_gotra_keys on members using gin (gotra_keys);
create index members_village_keys on members using gin (village_keys);

-- Who of the family logs in for a profile besides its registered owner: the candidate, the mother, the father or another, each
-- with a verified contact of their own.
create table family_logins (
  member_id uuid not null references members (id) on delete cascade,
  person_id uuid not null references persons (id) on delete cascade,
  role text not null check (role in ('CANDIDATE', 'MOTHER', 'FATHER', 'OTHER')),
  joined_at timestamptz not null,
  primary key (member_id, person_id),
  constraint family_logins_role unique (member_id, role),
  id uuid not null default gen_random_uuid() constraint family_logins_id unique,
  -- Null once it has begun; `infinity` where the registered owner said "this was not me", until that owner confirms it.
  begins_at timestamptz,
  -- Nobody of the family shuts the candidate out, whatever happens to the owner's account.
  constraint family_logins_candidate_begun check (begins_at is null or role <> 'CANDIDATE')
);
create index family_logins_of_person on family_logins (person_id);
create index family_logins_to_begin on family_logins (begins_at) where begins_at is not null;

-- Who is asked to, and has not accepted yet. One for each place, so that another invitation to it replaces the one before.
create table family_invitations (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  role text not null check (role in ('CANDIDATE', 'MOTHER', 'FATHER', 'OTHER')),
  contact_sealed bytea not null,
  -- Keyed, of the contact and the code that went to it.
  -- None where the contact has a person, in whose session the invitation waits.
  code_hash bytea constraint family_invitations_code unique,
  -- Whose verified contact it was then. Somebody else who has it by now is not who was invited.
  person_id uuid references persons (id) on delete cascade,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  constraint family_invitations_role unique (member_id, role),
  -- It goes out when it begins, and only then has a code.
  goes_out_at timestamptz not null,
  sent_at timestamptz,
  language text not null check (language in ('en', 'mr')),
  -- Finds the other invitations of a contact. Keyed.
  contact_hash bytea,
  constraint family_invitations_sent check (sent_at is not null or code_hash is null)
);
create index family_invitations_of_person on family_invitations (person_id);
create index family_invitations_to_delete on family_invitations (expires_at);
create index family_invitations_to_send on family_invitations (goes_out_at) where sent_at is null;
create index family_invitations_of_contact on family_invitations (contact_hash) where contact_hash is not null;

-- Who else of the family is told what matters about a profile: somebody who logs in, at their own contact, or an elder who only
-- hears, at a contact that was confirmed by a code. Whoever stops has no row.
create table family_listeners (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  person_id uuid,
  channel text check (channel in ('SMS', 'EMAIL')),
  contact_sealed bytea,
  -- Finds the row of a contact that refused a message for good.
  contact_hash bytea,
  language text not null check (language in ('en', 'mr')),
  since timestamptz not null,
  -- When something was last told, and the oldest notice that was not. Several are gathered into one message.
  told_at timestamptz,
  news_since timestamptz,
  -- Whoever goes over to another record with its joining goes on hearing.
  foreign key (member_id, person_id) references family_logins (member_id, person_id) on update cascade on delete cascade,
  constraint family_listeners_contact unique (member_id, contact_hash),
  constraint family_listeners_person unique (member_id, person_id),
  check (num_nulls(channel, contact_sealed, contact_hash) = case when person_id is null then 0 else 3 end),
  begins_at timestamptz
);
create index family_listeners_to_begin on family_listeners (begins_at) where begins_at is not null;
create index family_listeners_with_news on family_listeners (news_since) where news_since is not null;

create table family_details (
  member_id uuid primary key references members (id) on delete cascade,
  contact_full_name text not null default '' check (char_length(contact_full_name) <= 440),
  address text not null default '' check (char_length(address) <= 480),
  village text not null default '' check (char_length(village) <= 160),
  taluka_id uuid references talukas (id),
  district_id uuid references districts (id),
  state_id uuid references states (id),
  email text not null default '' check (char_length(email) <= 32),
  father_occupation text not null default '' check (char_length(father_occupation) <= 240),
  father_work_place text not null default '' check (char_length(father_work_place) <= 160),
  mother_occupation text not null default '' check (char_length(mother_occupation) <= 160),
  mother_work_place text not null default '' check (char_length(mother_work_place) <= 160),
  maternal_uncle_surname text not null default '' check (char_length(maternal_uncle_surname) <= 200),
  maternal_uncle_village text not null default '' check (char_length(maternal_uncle_village) <= 160),
  maternal_uncle_taluka text not null default '' check (char_length(maternal_uncle_taluka) <= 160),
  constraint family_details_taluka_in_district foreign key (taluka_id, district_id) references talukas (id, district_id),
  second_script jsonb not null default '{}' constraint family_details_second_script
    check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 20000),
  mama_surname_keys text[] not null
    generated always as (kin_keys(maternal_uncle_surname, second_script ->> 'maternal_uncle_surname')) stored,
  mama_village_keys text[] not null
    generated always as (kin_keys(maternal_uncle_village, second_script ->> 'maternal_uncle_village')) stored
);
create index family_details_mama_village_keys on family_details using gin (mama_village_keys);

create table family_phones (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position smallint not null,
  owner text not null check (owner in (
    'FATHER', 'MOTHER', 'CANDIDATE', 'BROTHER', 'SISTER', 'KAKA', 'KAKI', 'MAMA', 'MAMI', 'MAVSHI', 'AATTYA',
    'COUSIN_BROTHER', 'COUSIN_SISTER', 'FRIEND', 'OTHER')),
  custom_owner text not null default '' check (char_length(custom_owner) <= 200),
  phone text not null check (char_length(phone) between 1 and 20),
  is_whatsapp boolean not null default false,
  takes_calls boolean not null default true,
  is_hidden boolean not null default false,
  best_time text check (best_time in ('MORNING', 'AFTERNOON', 'EVENING', 'HOLIDAYS')),
  unique (member_id, position)
);
create index family_phones_end on family_phones (right(phone, 4), phone, member_id);

create table siblings (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position smallint not null check (position between 0 and 2),
  name text not null check (char_length(name) <= 112),
  gender char(1) not null check (gender in ('M', 'F')),
  is_married boolean not null default false,
  education text not null default '' check (char_length(education) <= 160),
  occupation text not null default '' check (char_length(occupation) <= 152),
  work_place text not null default '' check (char_length(work_place) <= 136),
  birth_year smallint,
  height_cm smallint,
  unique (member_id, position),
  second_script jsonb not null default '{}' constraint siblings_second_script
    check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 8000)
);

create table relatives (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position smallint not null check (position between 0 and 4),
  surname text not null check (char_length(surname) <= 112),
  village text not null default '' check (char_length(village) <= 112),
  unique (member_id, position),
  second_script jsonb not null default '{}' constraint relatives_second_script
    check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 8000)
);

create table properties (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position smallint not null,
  details text not null check (char_length(details) between 1 and 544),
  place text not null default '' check (char_length(place) <= 80),
  unique (member_id, position),
  second_script jsonb not null default '{}' constraint properties_second_script
    check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 8000)
);

create table expectations (
  member_id uuid primary key references members (id) on delete cascade,
  birth_year_from smallint,
  birth_year_to smallint,
  height_from smallint,
  height_to smallint,
  patrika_match text check (patrika_match in ('Y', 'N', 'ALL')),
  other_expectations text not null default '' check (char_length(other_expectations) <= 640),
  -- The lists a family may choose from, by the name of the list: {"marital_status": ["<uuid>", …]}.
  choices jsonb not null default '{}',
  second_script jsonb not null default '{}' constraint expectations_second_script
    check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 8000)
);

create table photos (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- The unique index is checked row by row, so two photos that change places pass through places below zero. No transaction may
  -- leave one there.
  position smallint not null check (position between -2 and 1),
  -- Where the storage keeps it; sizes hang below this name.
  stored_as text not null unique,
  status text not null default 'shown' check (status in ('shown', 'waiting', 'rejected')),
  rejection_reason text,
  added_at timestamptz not null,
  -- What it looks like (photos/fingerprint.ts): copies of one picture differ in few bits. Null until a job has computed it.
  fingerprint bit(128),
  -- Where the face is, as parts of its width and height. Null: the family has not said so.
  face_x real,
  face_y real,
  -- Photos from before have no picture for tiles until a job has cut it.
  has_tile boolean not null default false,
  constraint photos_face check ((face_x is null) = (face_y is null) and face_x between 0 and 1 and face_y between 0 and 1)
);
-- Two uploads at the same moment must not make a third photo: the place is taken or it is not. A rejected photo stays for the
-- record and takes no place.
create unique index photos_place on photos (member_id, position) where status <> 'rejected';
create index photos_of_member on photos (member_id);

-- Which fields each version of a profile changed. A save that was made from an older version is refused, and this tells
-- its family what has changed meanwhile.
create table profile_edits (
  member_id uuid not null references members (id) on delete cascade,
  -- The version that the edit made.
  version integer not null,
  -- Paths on the wire, such as family_details.address.
  fields text[] not null,
  at timestamptz not null,
  primary key (member_id, version)
);
