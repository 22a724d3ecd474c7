-- `login` opens an account; `confirm` stands in for the password of a member who has none. The table holds two days.
alter table otp_codes drop constraint otp_codes_purpose_check;
alter table otp_codes add constraint otp_codes_purpose_check
  check (purpose in ('verify', 'reset', 'change_number', 'change_email', 'login', 'confirm'));

-- A keyed hash of the browser that asked for a code: it finds its code again from another network. None for a code that a
-- session asked for.
alter table otp_codes add column asked_by_hash bytea;
create index otp_codes_asked_by on otp_codes (asked_by_hash) where asked_by_hash is not null;
