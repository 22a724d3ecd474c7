-- The candidate's login, given or ended for a family that asks the office. A code or a visit proves who asks; an ADMIN who neither
-- entered it nor noted the candidate's yes confirms it; then the days in which every contact may object begin.
alter table caller_requests
  add column yes_noted_by uuid references staff (id),
  drop constraint caller_requests_kind,
  drop constraint caller_requests_contact,
  drop constraint caller_requests_waits,
  drop constraint caller_requests_proven,
  add constraint caller_requests_kind
    check (kind in ('number', 'email', 'leave', 'join', 'candidate', 'candidate_end')),
  add constraint caller_requests_contact check (case kind
    when 'number' then mobile is not null and dial_code is not null and country_code is not null and email is null
    when 'email' then email is not null and mobile is null
    when 'candidate' then num_nonnulls(mobile, email) = 1 and (mobile is null) = (dial_code is null)
    else email is null and mobile is null end),
  add constraint caller_requests_waits check (takes_effect_at is null or case
    when way = 'notice' then takes_effect_at >= coalesce(confirmed_at, asked_at) + interval '7 days'
    when way = 'visit' or (kind in ('candidate', 'candidate_end') and owner_code_at is not null) then
      entered_at is not null and confirmed_at is not null
      and (kind not in ('number', 'email') or new_code_at is not null)
      and takes_effect_at >= confirmed_at
        + case when confirmed_by in (asked_by, entered_by, yes_noted_by) then interval '14 days' else interval '7 days' end
    else false end),
  add constraint caller_requests_proven check (done_at is null or (objected_at is null and case
    when way <> 'codes' or kind in ('candidate', 'candidate_end') then takes_effect_at is not null and done_at >= takes_effect_at
    when kind = 'join' then owner_code_at is not null and double_code_at is not null
    else owner_code_at is not null and (kind = 'leave' or new_code_at is not null) end));
create index caller_requests_yes_noted_by on caller_requests (yes_noted_by);

-- The codes that the caller reads out for it.
alter table otp_codes
  drop constraint otp_codes_purpose_check,
  add constraint otp_codes_purpose_check check (purpose in ('verify', 'reset', 'change_number', 'change_email', 'login', 'confirm',
    'listen', 'caller_new', 'caller_change', 'caller_leave', 'caller_join', 'caller_freeze',
    'caller_candidate', 'caller_candidate_end'));
