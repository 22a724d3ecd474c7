import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar.ts'

/** Read from a migrated database by schema.test.ts. */
export interface Tables {
  added_access: {
    id: string
    member_id: string
    kind: 'login' | 'listener' | 'passkey' | 'number' | 'email' | 'password'
    language: 'en' | 'mr'
    added_at: Date
    begins_at: Date | null
    told_again_at: Date | null
    waits_sealed: Buffer | null
  }
  agent_numbers: {
    number_hash: Buffer
    id: string
    sealed: Buffer | null
    state: Generated<'waiting' | 'barred' | 'cleared'>
    named_at: Date
    decided_at: Date | null
    decided_by: string | null
    barred_until: Date | null
  }
  asked_backups: {
    what: 'backup' | 'proof'
    asked_at: Date
  }
  audit: {
    seq: number
    at: Date
    staff_id: string | null
    act: string
    member_id: string | null
    sealed: Buffer | null
    prev_hash: Buffer
    hash: Buffer
  }
  audit_head: {
    id: Generated<number>
    seq: number
    hash: Buffer
  }
  backups: {
    day: Day
    file_name: string
    started_at: Date
    finished_at: Date | null
    bytes: number | null
    members: number | null
    failure: string | null
    proof_started_at: Date | null
    proven_at: Date | null
    proof_failure: string | null
  }
  biodata_copies: {
    ticket_id: string
    owner_id: string
    taker_id: string
    taken_at: Date
    kind: Generated<'biodata' | 'sheet'>
  }
  birth_places: {
    id: string
    position: number
    name_en: string
    name_mr: string
    also_known_as: Generated<string[]>
    latitude: number
    longitude: number
    zone: string
  }
  blocks: {
    blocker_id: string
    blocked_id: string
    at: Date
  }
  caller_requests: {
    id: string
    member_id: string
    double_id: string | null
    kind: 'number' | 'email' | 'leave' | 'join' | 'candidate' | 'candidate_end'
    way: string
    mobile: string | null
    dial_code: string | null
    country_code: string | null
    email: string | null
    asked_by: string
    asked_at: Date
    prove_until: Date
    new_code_at: Date | null
    owner_code_at: Date | null
    double_code_at: Date | null
    entered_at: Date | null
    entered_by: string | null
    yes_noted_by: string | null
    confirmed_at: Date | null
    confirmed_by: string | null
    takes_effect_at: Date | null
    object_hash: Buffer | null
    objected_at: Date | null
    done_at: Date | null
    cancelled_at: Date | null
  }
  candidate_answers: {
    id: GeneratedAlways<number>
    member_id: string
    answer: 'yes' | 'later' | 'no' | 'not_me'
    channel: 'registration' | 'link' | 'code' | 'counter'
    contact_hash: Buffer | null
    at: Date
  }
  candidate_keys: {
    key_hash: Buffer
    member_id: string
    channel: 'link' | 'code'
    contact_hash: Buffer
    expires_at: Date
  }
  candidate_requests: {
    member_id: string
    registered_by: 'CANDIDATE' | 'FATHER' | 'MOTHER' | 'BROTHER' | 'SISTER' | 'RELATIVE' | 'FRIEND'
    state: 'waiting' | 'yes' | 'no'
    answered_at: Date | null
    due_on: Day
    contact_sealed: Buffer | null
    contact_hash: Buffer | null
    language: Generated<'en' | 'mr'>
    asked_at: Date | null
    reminders: Generated<number>
    registrant_told_on: Day | null
  }
  cash_closing_lines: {
    closing_id: string
    method: 'cash' | 'cheque' | 'upi' | 'bank'
    clerk_id: string
    expected_paise: number
    counted_paise: number
  }
  cash_closings: {
    id: string
    day: Day
    reason: string | null
    counted_by: string
    counted_at: Date
    locked_by: string | null
    locked_at: Date | null
  }
  channel_choices: {
    member_id: string
    channel: string
    wants: 'everything' | 'important' | 'nothing'
  }
  channels: {
    name: string
  }
  complaint_papers: {
    complaint_id: string
    kind: 'pdf' | 'jpeg' | 'png'
    sealed: Buffer
    added_at: Date
  }
  complaints: {
    id: string
    number: string
    kind: 'order' | 'money' | 'intimate_image' | 'unlawful' | 'other' | 'see' | 'correct' | 'erase' | 'nominate'
    sealed: Buffer
    about_id: string | null
    language: 'en' | 'mr'
    made_at: Date
    settle_by: Date
    acknowledged_at: Date | null
    settled_at: Date | null
    contact_confirmed_at: Date | null
  }
  consent_drafts: {
    text: 'notice' | 'marriage' | 'candidate' | 'whatsapp' | 'share_link' | 'story'
    language: 'as' | 'bn' | 'brx' | 'doi' | 'gu' | 'hi' | 'kn' | 'ks' | 'kok' | 'mai' | 'ml' | 'mni' | 'ne' | 'or' | 'pa' | 'sa' | 'sat' | 'sd' | 'ta' | 'te' | 'ur'
    words: ColumnType<unknown, string, string>
    by_staff: string | null
    at: Date
  }
  consent_translations: {
    text: 'notice' | 'marriage' | 'candidate' | 'whatsapp' | 'share_link' | 'story'
    language: 'as' | 'bn' | 'brx' | 'doi' | 'gu' | 'hi' | 'kn' | 'ks' | 'kok' | 'mai' | 'ml' | 'mni' | 'ne' | 'or' | 'pa' | 'sa' | 'sat' | 'sd' | 'ta' | 'te' | 'ur'
    version: number
    of_version: number
    asks_again: boolean
    words: ColumnType<unknown, string, string>
    by_staff: string | null
    at: Date
    checked_by: string | null
    checked_on: Day | null
  }
  consent_wordings: {
    id: GeneratedAlways<number>
    text: 'notice' | 'marriage' | 'candidate' | 'whatsapp' | 'share_link' | 'story'
    language: string
    version: number
    words: ColumnType<unknown, string, string>
    words_hash: Buffer
  }
  consents: {
    id: GeneratedAlways<number>
    member_id: string
    text: 'notice' | 'marriage' | 'candidate' | 'whatsapp' | 'share_link' | 'story'
    version: number
    language: 'en' | 'mr' | 'as' | 'bn' | 'brx' | 'doi' | 'gu' | 'hi' | 'kn' | 'ks' | 'kok' | 'mai' | 'ml' | 'mni' | 'ne' | 'or' | 'pa' | 'sa' | 'sat' | 'sd' | 'ta' | 'te' | 'ur'
    act: 'given' | 'withdrawn'
    channel: 'registration' | 'site' | 'link' | 'code' | 'counter' | 'leaving' | 'whatsapp' | 'new_number'
    at: Date
    proof_until: Day | null
    wording_id: number | null
  }
  contact_outcomes: {
    viewer_id: string
    viewed_id: string
    outcome: 'spoke' | 'no_answer' | 'dead' | 'engaged' | 'agent' | 'money'
    at: Date
    counts: boolean
    device_hash: Buffer | null
    complained_at: Date | null
  }
  contact_reveals: {
    staff_id: string
    day: Day
    count: number
  }
  contact_views: {
    viewer_id: string
    viewed_id: string
    at: Date
    membership_id: string
    asked_at: Date | null
    returned_at: Date | null
  }
  content_published: {
    kind: string
    language: string
    version: number
    at: Date
  }
  content_versions: {
    kind: 'name' | 'contact' | 'announcement' | 'branches' | 'links' | 'home' | 'promises' | 'banners' | 'about-us' | 'terms' | 'privacy' | 'safety' | 'grievance' | 'how-we-check' | 'refunds'
    language: 'en' | 'mr' | 'both'
    version: number
    body: ColumnType<unknown, string, string>
    by_staff: string | null
    at: Date
  }
  counter_drafts: {
    id: string
    staff_id: string
    sealed: Buffer | null
    member_id: string | null
    saved_at: Date
  }
  countries: {
    id: string
    code: string
    position: number
    name_en: string
    name_mr: string
  }
  deliveries: {
    id: string
    event_id: string
    kind: string
    member_id: string | null
    channel: string
    status: Generated<'waiting' | 'sent' | 'refused' | 'reached'>
    message_id: string | null
    message_at: Date | null
    reason: string | null
    created_at: Date
    changed_at: Date
  }
  delivery_kinds: {
    name: string
  }
  departures: {
    member_id: string
    left_at: Date
    erase_on: Day
    wrapped_key: Buffer | null
    sealed: Buffer | null
    files: Generated<string[]>
    mobile_hash: Buffer | null
    email_hash: Buffer | null
    is_return_refused: Generated<boolean>
    merged_into: string | null
    erased_at: Date | null
  }
  districts: {
    id: string
    position: number
    name_en: string
    name_mr: string
    also_known_as: Generated<string[]>
    latitude: number
    longitude: number
  }
  document_counters: {
    series: string
    financial_year: string
    last: number
  }
  document_files: {
    document_id: string
    side: 'front' | 'back'
    stored_as: string
    kind: 'jpeg' | 'pdf'
    file_name: string
    added_at: Date
    erase_after: Date | null
  }
  documents: {
    member_id: string
    id: string
    type: 'LICENCE' | 'PANCARD' | 'VOTER_ID' | 'PASSPORT' | 'AADHAR'
    number_end: string
    status: Generated<'waiting' | 'approved' | 'rejected'>
    rejection_reason: string | null
    version: Generated<number>
    submitted_at: Date
    decided_at: Date | null
    withdrawn_at: Date | null
    checked_photo_id: string | null
  }
  encryption_keys: {
    id: number
    wrapped: Buffer
    created_at: Date
    writes_from: Generated<Date>
    swept_at: Generated<Date | null>
  }
  engagements: {
    member_id: string
    word: 'own' | 'staff' | 'story' | 'others'
    since: Date
  }
  expectations: {
    member_id: string
    birth_year_from: number | null
    birth_year_to: number | null
    height_from: number | null
    height_to: number | null
    patrika_match: 'Y' | 'N' | 'ALL' | null
    other_expectations: Generated<string>
    choices: ColumnType<unknown, string | undefined, string>
    second_script: ColumnType<unknown, string | undefined, string>
  }
  family_answers: {
    ask_id: string
    about_id: string
    person_id: string
    role: 'CANDIDATE' | 'MOTHER' | 'FATHER' | 'OTHER'
    answer: 'YES' | 'NO' | 'TALK'
    at: Date
  }
  family_ask_profiles: {
    ask_id: string
    about_id: string
    position: number
  }
  family_asks: {
    id: string
    member_id: string
    person_id: string
    role: 'CANDIDATE' | 'MOTHER' | 'FATHER' | 'OTHER'
    at: Date
  }
  family_details: {
    member_id: string
    contact_full_name: Generated<string>
    address: Generated<string>
    village: Generated<string>
    taluka_id: string | null
    district_id: string | null
    state_id: string | null
    email: Generated<string>
    father_occupation: Generated<string>
    father_work_place: Generated<string>
    mother_occupation: Generated<string>
    mother_work_place: Generated<string>
    maternal_uncle_surname: Generated<string>
    maternal_uncle_village: Generated<string>
    maternal_uncle_taluka: Generated<string>
    second_script: ColumnType<unknown, string | undefined, string>
    mama_surname_keys: GeneratedAlways<string[]>
    mama_village_keys: GeneratedAlways<string[]>
  }
  family_invitations: {
    id: string
    member_id: string
    role: 'CANDIDATE' | 'MOTHER' | 'FATHER' | 'OTHER'
    contact_sealed: Buffer
    code_hash: Buffer | null
    person_id: string | null
    invited_at: Date
    expires_at: Date
    goes_out_at: Date
    sent_at: Date | null
    language: 'en' | 'mr'
    contact_hash: Buffer | null
  }
  family_listeners: {
    id: string
    member_id: string
    person_id: string | null
    channel: 'SMS' | 'EMAIL' | null
    contact_sealed: Buffer | null
    contact_hash: Buffer | null
    language: 'en' | 'mr'
    since: Date
    told_at: Date | null
    news_since: Date | null
    begins_at: Date | null
  }
  family_logins: {
    member_id: string
    person_id: string
    role: 'CANDIDATE' | 'MOTHER' | 'FATHER' | 'OTHER'
    joined_at: Date
    id: Generated<string>
    begins_at: Date | null
  }
  family_notes: {
    member_id: string
    person_id: string
    about_id: string
    role: 'CANDIDATE' | 'MOTHER' | 'FATHER' | 'OTHER'
    mark: 'LIKE' | 'ASK' | 'NO' | null
    note: string
    is_for_family: boolean
    at: Date
    is_for_candidate: Generated<boolean>
  }
  family_phones: {
    id: string
    member_id: string
    position: number
    owner: 'FATHER' | 'MOTHER' | 'CANDIDATE' | 'BROTHER' | 'SISTER' | 'KAKA' | 'KAKI' | 'MAMA' | 'MAMI' | 'MAVSHI' | 'AATTYA' | 'COUSIN_BROTHER' | 'COUSIN_SISTER' | 'FRIEND' | 'OTHER'
    custom_owner: Generated<string>
    phone: string
    is_whatsapp: Generated<boolean>
    takes_calls: Generated<boolean>
    is_hidden: Generated<boolean>
    best_time: 'MORNING' | 'AFTERNOON' | 'EVENING' | 'HOLIDAYS' | null
  }
  figure_days: {
    day: Day
    counted_at: Date
  }
  figures_by_day: {
    figure: string
    day: Day
    series: string
    key: Generated<string>
    value: number
  }
  files_to_erase: {
    stored_as: string
    noted_at: Generated<Date>
  }
  first_listings: {
    member_id: string
    listed_at: Date
  }
  health_checks: {
    node: string
    checked_at: Date
  }
  import_columns: {
    header: string
    target: string
  }
  import_photos: {
    id: Generated<string>
    import_id: string
    zip_id: string
    name_hash: Buffer
    sealed: Buffer | null
    starts_at: number
    packed_bytes: number
    bytes: number
    is_deflated: boolean
    crc: number
    state: 'waiting' | 'given' | 'kept' | 'unreadable' | 'twice'
  }
  import_rows: {
    id: Generated<string>
    import_id: string
    row: number
    row_hash: Buffer
    sealed: Buffer | null
    state: Generated<'waiting' | 'good' | 'bad' | 'double' | 'imported' | 'merged' | 'skipped' | 'undone' | 'spared'>
    problems: ColumnType<unknown, string | null, string | null>
    double_by: 'row' | 'mobile' | 'email' | 'name' | null
    double_id: string | null
    double_row: number | null
    choice: 'skip' | 'apart' | 'merge' | null
    mobile_hash: Buffer | null
    email_hash: Buffer | null
    person_hash: Buffer | null
    member_id: string | null
    invited_at: Date | null
    photo_hash: Buffer | null
  }
  import_values: {
    target: string
    value: string
    choice: string
  }
  import_zip_pieces: {
    zip_id: string
    piece: number
    stored_as: string
  }
  import_zips: {
    id: string
    import_id: string
    file_name: string
    bytes: number
    wrapped_key: Buffer | null
    state: 'arriving' | 'read' | 'over'
    created_at: Date
  }
  imports: {
    id: string
    file_name: string
    sealed: Buffer | null
    state: 'matching' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone'
    matching: ColumnType<unknown, string, string>
    doubles: Generated<'skip' | 'apart' | 'merge'>
    version: Generated<number>
    rows: number
    invites_per_day: Generated<number>
    created_by: string
    created_at: Date
    photos_due: Generated<boolean>
  }
  incident_members: {
    id: string
    incident_id: string
    notice_id: string
    member_id: string | null
    told_at: Date | null
  }
  incident_notices: {
    id: string
    incident_id: string
    sealed: Buffer
    chosen: ColumnType<unknown, string, string>
    written_by: string
    written_at: Date
    finished_at: Date | null
  }
  incidents: {
    id: string
    number: Generated<string>
    sealed: Buffer
    known_at: Date
    recorded_at: Date
    recorded_by: string
    cert_in_at: Date | null
    board_at: Date | null
    version: Generated<number>
  }
  interests: {
    id: string
    sender_id: string
    receiver_id: string
    status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled'>
    rejection_reason: string | null
    seen_at: Date | null
    reminded_at: Date | null
    sent_at: Date
    status_at: Date
    cancelled_by: 'sender' | 'block' | null
    sent_by: 'CANDIDATE' | 'MOTHER' | 'FATHER' | 'OTHER' | null
    answered_by: 'CANDIDATE' | 'MOTHER' | 'FATHER' | 'OTHER' | null
    candidate_yes: boolean | null
    sender_asks: Generated<Date[]>
    receiver_asks: Generated<Date[]>
  }
  jobs: {
    name: string
    next_at: Date
  }
  known_devices: {
    person_id: string
    device_hash: Buffer
    address_hash: Buffer
    last_login_at: Date
    forgotten_at: Date | null
  }
  leaving_reasons: {
    member_id: string
    reason: 'found_here' | 'found_elsewhere' | 'other'
    comment: Generated<string>
    story_id: string | null
    told_at: Date
  }
  letter_members: {
    id: string
    letter_id: string
    member_id: string
    told_at: Date | null
    once_in: string | null
    unreached: 'no_email' | 'email_refuses' | null
  }
  list_exports: {
    id: string
    staff_id: string
    call: string
    asked_for: string
    family_count: number
    reason: string
    at: Date
    waits: boolean
    ready_from: Date | null
    confirmed_by: string | null
    stopped_at: Date | null
  }
  member_changes: {
    seq: GeneratedAlways<number>
    member_id: string
    by_transaction: Generated<string>
    at: Generated<Date>
  }
  member_keys: {
    member_id: string
    wrapped: Buffer | null
    created_at: Date
    destroyed_at: Date | null
  }
  member_letters: {
    id: string
    kind: 'written' | 'photo' | 'login'
    sealed: Buffer
    chosen: ColumnType<unknown, string, string>
    written_by: string
    written_at: Date
    finished_at: Date | null
  }
  member_notes: {
    id: string
    member_id: string
    staff_id: string
    kind: 'note' | 'call'
    text: string
    agreed: Generated<string>
    next_call_on: Day | null
    at: Date
  }
  members: {
    id: string
    registration_no: string
    person_id: string | null
    gender: 'M' | 'F'
    first_name: string
    middle_name: Generated<string>
    last_name: string
    date_of_birth: Day
    height_cm: number
    marital_status_id: string
    education: string
    education_group_id: string
    occupation_type_id: string | null
    occupation: Generated<string>
    annual_income: number
    work_location_id: string | null
    work_village: string
    native_district_id: string
    native_taluka_id: string | null
    native_village: Generated<string>
    body_structure_id: string | null
    blood_group: 'A+' | 'A-' | 'B+' | 'B-' | 'O+' | 'O-' | 'AB+' | 'AB-' | null
    skin_tone_id: string | null
    diet_id: string | null
    other_info: Generated<string>
    birth_time: string | null
    birth_district_id: string | null
    mangal: 'Y' | 'N' | 'SOUMYA' | 'NIRDOSH' | 'NOT_KNOWN' | null
    raas_id: string | null
    nakshatra_id: string | null
    charan_id: string | null
    gan_id: string | null
    nadi_id: string | null
    devak_id: string | null
    ready_to_move_abroad: 'Y' | 'N' | 'UNDECIDED' | 'ALREADY_IN' | null
    country_code: string
    dial_code: string
    mobile: string | null
    mobile_verified_at: Date | null
    email: string | null
    email_verified_at: Date | null
    registered_without_email: Generated<boolean>
    status: Generated<'active' | 'paused' | 'suspended' | 'deleted'>
    version: Generated<number>
    is_demo: Generated<boolean>
    joined_at: Date
    updated_at: Date
    number: GeneratedAlways<number>
    mobile_is_hidden: Generated<boolean>
    photo_privacy: Generated<'EVERYONE' | 'PLAN' | 'ACCEPTED'>
    photo_epoch: Generated<number>
    visible_numbers: Generated<number>
    kuldaivat: Generated<string>
    gotra: Generated<string>
    origin: Generated<'site' | 'counter' | 'import'>
    birth_time_accuracy: 'EXACT' | 'ABOUT_15' | 'ABOUT_30' | 'ABOUT_60' | null
    birth_place_id: string | null
    last_used_on: Day | null
    last_sign_on: Day | null
    listed_until: Day | null
    last_use_is_hidden: Generated<boolean>
    mobile_owner: Generated<'FATHER' | 'MOTHER' | 'CANDIDATE' | 'BROTHER' | 'SISTER' | 'KAKA' | 'KAKI' | 'MAMA' | 'MAMI' | 'MAVSHI' | 'AATTYA' | 'COUSIN_BROTHER' | 'COUSIN_SISTER' | 'FRIEND' | 'OTHER'>
    mobile_custom_owner: Generated<string>
    mobile_best_time: 'MORNING' | 'AFTERNOON' | 'EVENING' | 'HOLIDAYS' | null
    mobile_place: Generated<number>
    candidate_waits: Generated<boolean>
    candidate_decides: Generated<boolean>
    previous_use_on: Day | null
    second_script: ColumnType<unknown, string | undefined, string>
    numbers_taken_out: Generated<string[]>
    gotra_keys: GeneratedAlways<string[]>
    kuldaivat_keys: GeneratedAlways<string[]>
    surname_keys: GeneratedAlways<string[]>
    village_keys: GeneratedAlways<string[]>
  }
  memberships: {
    id: string
    member_id: string
    plan_id: string
    starts_on: Day
    ends_on: Day
    contact_views: number
    contact_views_spent: Generated<number>
    ended_early_at: Date | null
    created_at: Date
    fee_paise: number
    validity_days: number
    order_id: string | null
    carried_views: Generated<number>
    superseded_by: string | null
    refunded_at: Date | null
    held_views: Generated<number>
  }
  nominees: {
    member_id: string
    sealed: Buffer
    named_at: Date
  }
  notification_choices: {
    member_id: string
    language: Generated<'en' | 'mr'>
    weekly_sheet: Generated<boolean>
    push_names: Generated<boolean>
    quiet_from: number | null
    quiet_to: number | null
  }
  notification_types: {
    name: string
  }
  notifications: {
    id: string
    member_id: string
    type: string
    from_id: string | null
    source_id: string
    created_at: Date
    read_at: Date | null
    opened_at: Date | null
    mailed_at: Date | null
  }
  number_reports: {
    number_hash: Buffer
    member_id: string
    at: Date
    counts: boolean
    device_hash: Buffer | null
  }
  numbers: {
    name: string
    value: number
  }
  option_lists: {
    type: string
    version: Generated<number>
  }
  options: {
    id: string
    type: string
    position: number
    code: string | null
    name_en: string
    name_mr: string
    parent_id: string | null
    place: number
    retired_at: Date | null
    merged_into: string | null
  }
  orders: {
    id: string
    member_id: string
    plan_id: string
    kind: 'new' | 'upgrade' | 'renewal'
    plan_name: string
    fee_paise: number
    validity_days: number
    contact_views: number
    gateway: 'razorpay' | 'sandbox' | 'offline'
    gateway_order_id: string | null
    status: Generated<'created' | 'paid' | 'failed' | 'cancelled' | 'refunded'>
    language: Generated<'en' | 'mr'>
    entered_by: string | null
    created_at: Date
    status_at: Date
    next_check_at: Date | null
    checks: Generated<number>
    paper_number_key: string | null
    discount_paise: Generated<number>
    discount_reason: string | null
  }
  otp_codes: {
    id: string
    identity: string
    purpose: 'verify' | 'reset' | 'change_number' | 'change_email' | 'login' | 'confirm' | 'listen' | 'caller_new' | 'caller_change' | 'caller_leave' | 'caller_join' | 'caller_freeze' | 'caller_candidate' | 'caller_candidate_end'
    member_id: string | null
    code_hash: Buffer
    wrong_tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
    channel: 'SMS' | 'EMAIL' | null
    asked_by_hash: Buffer | null
  }
  outbox: {
    id: string
    channel: string
    event_key: string
    template: string
    sealed: Buffer | null
    status: Generated<'waiting' | 'delivered' | 'given_up' | 'refused'>
    attempts: Generated<number>
    next_try_at: Date
    held_until: Date | null
    created_at: Date
    finished_at: Date | null
    can_wait: Generated<boolean>
    owner_id: string | null
    about_id: string | null
    to_hash: Buffer | null
    provider_id: string | null
  }
  owner_questions: {
    id: string
    member_id: string
    about: 'number' | 'engaged'
    state: Generated<'open' | 'answered' | 'acted'>
    asked_at: Date
    due_at: Date
    ended_at: Date | null
  }
  part_refunds: {
    id: string
    payment_id: string
    amount_paise: number
    reason: string
    asked_at: Date
    asked_by: string | null
    refund_id: string | null
    refunded_at: Date | null
    mailed_at: Date | null
  }
  passkey_challenges: {
    challenge_hash: Buffer
    purpose: 'login' | 'add' | 'staff_login' | 'staff_add'
    bound_to: Buffer | null
    begins_at: Date | null
    expires_at: Date
  }
  passkeys: {
    id: string
    person_id: string | null
    staff_id: string | null
    credential_id: Buffer
    public_key: Buffer
    counter: number
    transports: string[]
    host: string
    name: string
    created_at: Date
    begins_at: Date | null
    last_used_at: Date | null
  }
  patrikas: {
    member_id: string
    rules_version: number
    chart: ColumnType<unknown, string, string>
    computed_at: Date
  }
  payment_documents: {
    id: string
    payment_id: string
    kind: 'receipt' | 'tax_invoice' | 'refund_note' | 'credit_note'
    number: string
    issued_on: Day
    content: ColumnType<unknown, string, string>
    part_refund_id: string | null
  }
  payment_events: {
    gateway: string
    event_id: string
    type: string
    payment_id: string | null
    outcome: string
    received_at: Date
  }
  payment_tickets: {
    ticket_hash: Buffer
    session_hash: Buffer
    member_id: string
    plan_id: string
    type: 'NORMAL' | 'UPGRADE'
    language: 'en' | 'mr'
    expires_at: Date
    order_id: Generated<string>
  }
  payments: {
    id: string
    order_id: string
    gateway: string
    payment_id: string
    amount_paise: number
    method: Generated<string>
    paid_at: Date
    is_surplus: Generated<boolean>
    refund_asked_at: Date | null
    refund_asked_by: string | null
    refund_reason: string | null
    refund_id: string | null
    refunded_at: Date | null
    mailed_at: Date | null
    refund_mailed_at: Date | null
    reference: Generated<string>
    part_refunded_paise: Generated<number>
  }
  persons: {
    id: Generated<string>
    mobile: string | null
    email: string | null
    mobile_dial_code: string | null
    password_hash: string | null
    password_proves_from: Date | null
  }
  photos: {
    id: string
    member_id: string
    position: number
    stored_as: string
    status: Generated<'shown' | 'waiting' | 'rejected'>
    rejection_reason: string | null
    added_at: Date
    fingerprint: string | null
    face_x: number | null
    face_y: number | null
    has_tile: Generated<boolean>
  }
  plans: {
    id: string
    name: string
    fee_paise: number
    validity_days: number
    contact_views: number
    description_html: Generated<string>
    status: Generated<'active' | 'retired'>
    is_offline: Generated<boolean>
    position: Generated<number>
    version: Generated<number>
    name_mr: Generated<string>
    description_html_mr: Generated<string>
  }
  profile_edits: {
    member_id: string
    version: number
    fields: string[]
    at: Date
  }
  properties: {
    id: string
    member_id: string
    position: number
    details: string
    place: Generated<string>
    second_script: ColumnType<unknown, string | undefined, string>
  }
  push_keys: {
    id: string
    public_key: string
    sealed: Buffer
    created_at: Date
  }
  push_subscriptions: {
    id: string
    member_id: string
    session_hash: Buffer
    endpoint_hash: Buffer
    service: string
    sealed: Buffer
    created_at: Date
  }
  rate_limits: {
    key: string
    hits: number
    resets_at: Date
  }
  recall_members: {
    id: string
    recall_id: string
    member_id: string | null
    told_at: Date | null
  }
  recalls: {
    id: string
    member_id: string | null
    ground: 'false_profile' | 'fraud'
    asked_by: string
    asked_at: Date
    confirmed_by: string | null
    confirmed_at: Date | null
    withdrawn_at: Date | null
    begun_at: Date | null
    finished_at: Date | null
  }
  relatives: {
    id: string
    member_id: string
    position: number
    surname: string
    village: Generated<string>
    second_script: ColumnType<unknown, string | undefined, string>
  }
  reports: {
    id: string
    reporter_id: string
    reported_id: string
    message: string
    at: Date
  }
  reset_tokens: {
    token_hash: Buffer
    member_id: string
    channel: 'SMS' | 'EMAIL'
    created_at: Date
    expires_at: Date
    used_at: Date | null
    purpose: Generated<'reset' | 'freeze'>
  }
  review_decisions: {
    id: string
    item_id: string
    kind: string
    subject_id: string
    member_id: string | null
    version: number
    staff_id: string
    decision: 'approve' | 'reject' | 'warn' | 'suspend' | 'close' | 'acknowledge' | 'settle' | 'take_down'
    reason: Generated<string>
    told: Generated<string>
    answer: Generated<string>
    before: Buffer | null
    decided_at: Date
    undo_until: Date
    undone_at: Date | null
    told_at: Date | null
  }
  review_items: {
    id: Generated<string>
    kind: 'photo' | 'document' | 'complaint' | 'report' | 'story' | 'text' | 'second_name'
    subject_id: string
    member_id: string | null
    version: Generated<number>
    since: Date
    due_at: Date
    claimed_by: string | null
    claimed_until: Date | null
    decided_at: Date | null
    is_below: Generated<boolean>
  }
  review_looks: {
    item_id: string
    version: number
    staff_id: string
    part: 'photo' | 'front' | 'back'
    looked_at: Date
  }
  rows_read: {
    member_id: string
    day: Day
    numbers: number[]
  }
  rules_notices: {
    quarter: string
    begun_at: Date
    told_up_to: string | null
    told: Generated<number>
    finished_at: Date | null
  }
  sandbox_payments: {
    payment_id: string
    gateway_order_id: string
    amount_paise: number
    status: 'captured' | 'failed'
    settles_at: Date
    refunded_at: Date | null
  }
  saved_searches: {
    id: string
    member_id: string
    slot: number
    name: string
    criteria: ColumnType<unknown, string, string>
    tell: 'never' | 'at_once' | 'daily' | 'weekly'
    told_up_to: Date
    next_tell_at: Date | null
    created_at: Date
  }
  schema_migrations: {
    name: string
    checksum: string
    applied_at: Generated<Date>
  }
  script_pairs: {
    latin: string
    devanagari: string
    families: number
  }
  searches: {
    member_id: string
    criteria: ColumnType<unknown, string, string>
    order_by: 'joined' | 'kundali' | 'recent'
    direction: 'asc' | 'desc'
    count: number
    at: Date
    numbers: Buffer | null
    used_on: Day
  }
  second_name_reviews: {
    id: string
    member_id: string
    path: string
    typed: string
    second: string
    asked_at: Date
    decided_at: Date | null
  }
  security_events: {
    id: string
    at: Date
    event: string
    member_id: string | null
    staff_id: string | null
    code: string | null
    call: string | null
    count: Generated<number>
    address_hash: Buffer | null
    contact_hash: Buffer | null
    sealed: Buffer | null
  }
  see_answers: {
    link_id: string
    browser_hash: Buffer
    mark: 'LIKE' | 'ASK' | 'NO'
    note: string
    at: Date
  }
  see_links: {
    id: string
    token_hash: Buffer
    member_id: string
    person_id: string
    role: 'CANDIDATE' | 'MOTHER' | 'FATHER' | 'OTHER'
    about_id: string
    with_photos: boolean
    language: 'en' | 'mr'
    openings: Generated<number>
    made_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  sessions: {
    token_hash: Buffer
    person_id: string | null
    member_id: string
    switched_at: Date | null
    created_at: Date
    last_used_on: Day
    revoked_at: Date | null
    id: Generated<string>
    browser: string | null
    system: string | null
    by_code: Generated<boolean>
  }
  setup_trials: {
    channel: 'SMS' | 'EMAIL'
    code_hash: Buffer
    sent_at: Date
    wrong_codes: Generated<number>
    confirmed_at: Date | null
  }
  shortlists: {
    id: string
    member_id: string
    shortlisted_id: string
    at: Date
  }
  showing_counts: {
    member_id: string
    day: Day
    shown: number
  }
  showing_nights: {
    day: Day
    shown_to_nobody: number
    asked_by_nobody: number
  }
  showing_totals: {
    member_id: string
    day: Day
    shown: Generated<number>
    comes_last: Generated<boolean>
    shown_before: Generated<number>
    came_last_before: Generated<boolean>
    has_returned: Generated<boolean>
  }
  showings: {
    member_id: string
    day: Day
    numbers: number[]
  }
  siblings: {
    id: string
    member_id: string
    position: number
    name: string
    gender: 'M' | 'F'
    is_married: Generated<boolean>
    education: Generated<string>
    occupation: Generated<string>
    work_place: Generated<string>
    birth_year: number | null
    height_cm: number | null
    second_script: ColumnType<unknown, string | undefined, string>
  }
  signup_addresses: {
    member_id: string
    sealed: Buffer
  }
  site_copy: {
    is_only: Generated<boolean>
    made_at: Date
  }
  site_opening: {
    is_only: Generated<boolean>
    opened_at: Date
  }
  sms_templates: {
    name: string
    language: 'en' | 'mr'
    dlt_id: string | null
    version: number
    changed_by: string
    changed_at: Date
    site_name: string | null
  }
  staff: {
    id: string
    email: string
    name: string
    role: 'STAFF' | 'ADMIN' | 'TREASURER' | 'REVIEWER'
    password_hash: string
    totp_sealed: Buffer | null
    totp_last_step: Generated<number>
    is_demo: Generated<boolean>
    joined_at: Date
    retired_at: Date | null
    morning_letter: Generated<boolean>
    urgent_letter: Generated<boolean>
    reset_at: Date | null
  }
  staff_contacts: {
    staff_id: string
    contact_hash: Buffer
    masked: string
    confirmed_at: Date
  }
  staff_invitations: {
    token_hash: Buffer
    id: string
    email: string
    role: 'STAFF' | 'ADMIN' | 'TREASURER' | 'REVIEWER'
    totp_sealed: Buffer
    staff_id: string | null
    invited_by: string | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
    withdrawn_at: Date | null
  }
  staff_logins: {
    token_hash: Buffer
    staff_id: string
    wrong_codes: Generated<number>
    expires_at: Date
    used_at: Date | null
  }
  staff_reads: {
    staff_id: string
    kind: 'record' | 'photo' | 'document' | 'search' | 'list'
    member_id: string | null
    day: Day
    count: number
    last_at: Date
    families: string[] | null
    call: string | null
  }
  staff_recovery_codes: {
    staff_id: string
    code_hash: Buffer
    used_at: Date | null
  }
  staff_sessions: {
    token_hash: Buffer
    staff_id: string
    address_hash: Buffer
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    id: Generated<string>
    last_used_at: Generated<Date>
    browser: string | null
    system: string | null
  }
  statement_columns: {
    header: string
    meaning: 'day' | 'utr' | 'credit' | 'amount' | 'direction' | 'none'
  }
  states: {
    id: string
    position: number
    name_en: string
    name_mr: string
    also_known_as: Generated<string[]>
  }
  still_looking: {
    member_id: string
    asked_on: Day
  }
  still_looking_tokens: {
    token_hash: Buffer
    member_id: string
    answer: 'yes' | 'pause' | 'found'
    expires_on: Day
  }
  success_stories: {
    id: string
    groom_registration_no: string | null
    groom_first_name: string | null
    groom_last_name: string | null
    groom_address: string | null
    bride_registration_no: string | null
    bride_first_name: string | null
    bride_last_name: string | null
    bride_address: string | null
    words: string | null
    wedding_year: number | null
    image: string | null
    confirmed_at: Date | null
    published_at: Date | null
    taken_down_at: Date | null
    couple_paused_at: Date | null
    told_by: string | null
    partner_id: string | null
    told_at: Date | null
    stored_as: string | null
    denied_at: Date | null
    rejected_at: Date | null
    rejection_reason: string | null
    written_by: string | null
    consent: string | null
    ordered_at: Date | null
    version: Generated<number>
  }
  suggestions: {
    id: string
    member_id: string
    suggested_id: string
    at: Date
    note: Generated<string>
    picked_by: string | null
  }
  suspensions: {
    member_id: string
    was: 'active' | 'paused'
    told: string
    at: Date
    is_first_look: Generated<boolean>
  }
  talukas: {
    id: string
    district_id: string
    position: number
    name_en: string
    name_mr: string
    also_known_as: Generated<string[]>
  }
  troubles: {
    node: string
    id: string
    detail: Generated<string>
    since: Date
    seen_at: Date
    told_at: Date | null
  }
  trust_months: {
    month: string
    text: string
    hash: Buffer
    audit_seq: number
    sealed_at: Date
  }
  trustees: {
    id: Generated<number>
    addresses: Generated<string[]>
    next_addresses: string[] | null
    next_from: Date | null
  }
  unreachable_contacts: {
    member_id: string
    channel: string
    since: Date
    reason: string
    tried_again_at: Date | null
    failed_again_at: Date | null
  }
  upi_payments: {
    payment_id: string
    utr_hash: Buffer
    entered_by: string
    entered_at: Date
    stated_paise: number | null
    stated_on: Day | null
    missed_at: Date | null
    confirmed_at: Date | null
    confirmed_by: string | null
  }
  visits: {
    visitor_id: string
    visited_id: string
    first_at: Date
    last_at: Date
    last_day: Day
  }
  waiting_messages: {
    id: string
    member_id: string
    kind: 'candidate' | 'listener'
    contact_sealed: Buffer
    contact_hash: Buffer
    language: 'en' | 'mr'
    goes_out_at: Date
  }
  weekly_sheet_runs: {
    week: Day
    told_up_to: string | null
    told: Generated<number>
    finished_at: Date | null
  }
  weekly_sheets: {
    week: Day
    member_id: string
  }
  work_locations: {
    id: string
    position: number
    name_en: string
    name_mr: string
    taluka_id: string | null
    also_known_as: Generated<string[]>
  }
}
