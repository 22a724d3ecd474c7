-- A caller reads out a code, and the office stops everybody else of the family, as the link in the letter does.
alter table otp_codes
  drop constraint otp_codes_purpose_check,
  add constraint otp_codes_purpose_check check (purpose in ('verify', 'reset', 'change_number', 'change_email', 'login', 'confirm',
    'listen', 'caller_new', 'caller_change', 'caller_leave', 'caller_join', 'caller_freeze'));
