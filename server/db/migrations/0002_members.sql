create sequence registration_numbers start with 10001;

create table members (
  id uuid primary key,
  registration_no text not null unique,
  gender char(1) not null check (gender in ('M', 'F')),
  first_name text not null check (char_length(first_name) between 1 and 15),
  middle_name text not null default '' check (char_length(middle_name) <= 15),
  last_name text not null check (char_length(last_name) between 1 and 25),
  date_of_birth date not null,
  height_cm smallint not null,
  marital_status_id uuid not null references options (id),
  education text not null check (char_length(education) <= 135),
  education_group_id uuid not null references options (id),
  occupation_type_id uuid references options (id),
  occupation text not null default '' check (char_length(occupation) <= 48),
  annual_income bigint not null check (annual_income >= 0),
  work_location_id uuid not null references work_locations (id),
  work_village text not null check (char_length(work_village) <= 20),
  native_district_id uuid not null references districts (id),
  native_taluka_id uuid references talukas (id),
  native_village text not null default '' check (char_length(native_village) <= 12),
  body_structure_id uuid references options (id),
  blood_group text check (blood_group in ('A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-')),
  skin_tone_id uuid references options (id),
  diet_id uuid references options (id),
  other_info text not null default '' check (char_length(other_info) <= 45),
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
  mobile text not null check (mobile ~ '^[0-9]{4,15}$'),
  mobile_verified_at timestamptz,
  email text not null check (char_length(email) <= 32),
  email_verified_at timestamptz,
  -- None for most of a demo community: nobody can log in as them.
  password_hash text,

  -- Shown nowhere while paused; gone from everywhere once deleted.
  status text not null default 'active' check (status in ('active', 'paused', 'suspended', 'deleted')),
  version integer not null default 1,
  -- One of the demo's known logins: refused where the site is reachable from outside.
  is_demo boolean not null default false,
  joined_at timestamptz not null,
  updated_at timestamptz not null
);

-- A deleted member's number and address are free to register again.
create unique index members_mobile on members (dial_code, mobile) where status <> 'deleted';
create unique index members_email on members (lower(email)) where status <> 'deleted';

create table family_details (
  member_id uuid primary key references members (id) on delete cascade,
  contact_full_name text not null default '' check (char_length(contact_full_name) <= 55),
  address text not null default '' check (char_length(address) <= 60),
  village text not null default '' check (char_length(village) <= 20),
  taluka_id uuid references talukas (id),
  district_id uuid references districts (id),
  state_id uuid references states (id),
  email text not null default '' check (char_length(email) <= 32),
  father_occupation text not null default '' check (char_length(father_occupation) <= 30),
  father_work_place text not null default '' check (char_length(father_work_place) <= 20),
  mother_occupation text not null default '' check (char_length(mother_occupation) <= 20),
  mother_work_place text not null default '' check (char_length(mother_work_place) <= 20),
  maternal_uncle_surname text not null default '' check (char_length(maternal_uncle_surname) <= 25),
  maternal_uncle_village text not null default '' check (char_length(maternal_uncle_village) <= 20),
  maternal_uncle_taluka text not null default '' check (char_length(maternal_uncle_taluka) <= 20)
);

create table family_phones (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position smallint not null,
  relation text not null check (relation in (
    'FATHER', 'MOTHER', 'CANDIDATE', 'BROTHER', 'SISTER', 'KAKA', 'KAKI', 'MAMA', 'MAMI', 'MAVSHI', 'AATTYA',
    'COUSIN_BROTHER', 'COUSIN_SISTER', 'FRIEND', 'OTHER')),
  custom_relation text not null default '' check (char_length(custom_relation) <= 25),
  phone text not null check (char_length(phone) between 1 and 20),
  is_whatsapp boolean not null default false,
  takes_calls boolean not null default true,
  is_hidden boolean not null default false,
  unique (member_id, position)
);

create table siblings (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position smallint not null check (position between 0 and 2),
  name text not null check (char_length(name) <= 14),
  gender char(1) not null check (gender in ('M', 'F')),
  is_married boolean not null default false,
  education text not null default '' check (char_length(education) <= 20),
  occupation text not null default '' check (char_length(occupation) <= 19),
  work_place text not null default '' check (char_length(work_place) <= 17),
  birth_year smallint,
  height_cm smallint,
  unique (member_id, position)
);

create table relatives (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position smallint not null check (position between 0 and 4),
  surname text not null check (char_length(surname) <= 14),
  village text not null default '' check (char_length(village) <= 14),
  unique (member_id, position)
);

create table properties (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position smallint not null,
  details text not null check (char_length(details) between 1 and 68),
  place text not null default '' check (char_length(place) <= 10),
  unique (member_id, position)
);

create table expectations (
  member_id uuid primary key references members (id) on delete cascade,
  birth_year_from smallint,
  birth_year_to smallint,
  height_from smallint,
  height_to smallint,
  patrika_match text check (patrika_match in ('Y', 'N', 'ALL')),
  other_expectations text not null default '' check (char_length(other_expectations) <= 80),
  -- The lists a family may choose from, by the name of the list: {"marital_status": ["<uuid>", …]}.
  choices jsonb not null default '{}'
);

create table photos (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  position smallint not null check (position between 0 and 1),
  -- Where the storage keeps it; sizes hang below this name.
  stored_as text not null unique,
  status text not null default 'shown' check (status in ('shown', 'waiting', 'rejected')),
  rejection_reason text,
  added_at timestamptz not null,
  -- Two uploads at the same moment must not make a third photo: the place is taken or it is not.
  unique (member_id, position)
);
