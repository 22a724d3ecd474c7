import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ComplaintKind } from '#domain/complaints.ts'
import type { DocumentSide, DocumentType } from '#domain/documents.ts'
import type { StaffRole } from '#domain/office.ts'
import type { PhotoPrivacy } from '#domain/photo-privacy.ts'
import type { ReviewDecision, ReviewKind } from '#domain/review.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** The tables in the code's types. The migrations define them. Days are YYYY-MM-DD strings, instants are Dates. */
type Day = string

export interface OptionsTable {
  id: string
  type: string
  position: number
  code: string | null
  name_en: string
  name_mr: string
  parent_id: string | null
}

interface PlaceTable {
  id: string
  position: number
  name_en: string
  name_mr: string
}
interface OtherNames {
  also_known_as: Generated<string[]>
}

export interface MembersTable {
  id: string
  number: GeneratedAlways<number>
  registration_no: string
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
  blood_group: string | null
  skin_tone_id: string | null
  diet_id: string | null
  other_info: Generated<string>
  birth_time: string | null
  birth_district_id: string | null
  mangal: string | null
  raas_id: string | null
  nakshatra_id: string | null
  charan_id: string | null
  gan_id: string | null
  nadi_id: string | null
  devak_id: string | null
  photo_privacy: Generated<PhotoPrivacy>
  photo_epoch: Generated<number>
  ready_to_move_abroad: string | null
  country_code: string
  dial_code: string
  mobile: string
  mobile_verified_at: Date | null
  mobile_is_hidden: Generated<boolean>
  /** Kept by triggers: how many numbers of the family other members may read. */
  visible_numbers: GeneratedAlways<number>
  email: string
  email_verified_at: Date | null
  password_hash: string | null
  status: Generated<'active' | 'paused' | 'suspended' | 'deleted'>
  version: Generated<number>
  is_demo: Generated<boolean>
  joined_at: Date
  updated_at: Date
}

/** What the kundali and the devak criterion know of a member. */
export type BirthDetails = Pick<MembersTable, 'nakshatra_id' | 'charan_id' | 'raas_id' | 'mangal' | 'devak_id'>

/** What a member told of themselves, as far as scores, wishes and searches look at it. */
export type MemberFacts = BirthDetails &
  Pick<MembersTable, 'marital_status_id' | 'date_of_birth' | 'height_cm' | 'work_location_id' | 'native_district_id'>

export interface FamilyDetailsTable {
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
}

interface RowOfMember {
  id: string
  member_id: string
  position: number
}

export interface Schema {
  options: OptionsTable
  countries: PlaceTable & { code: string }
  states: PlaceTable & OtherNames
  districts: PlaceTable & OtherNames & { latitude: number; longitude: number }
  talukas: PlaceTable & OtherNames & { district_id: string }
  work_locations: PlaceTable & OtherNames & { taluka_id: string | null }
  members: MembersTable
  family_details: FamilyDetailsTable
  family_phones: RowOfMember & {
    relation: string
    custom_relation: Generated<string>
    phone: string
    is_whatsapp: Generated<boolean>
    takes_calls: Generated<boolean>
    is_hidden: Generated<boolean>
  }
  siblings: RowOfMember & {
    name: string
    gender: 'M' | 'F'
    is_married: Generated<boolean>
    education: Generated<string>
    occupation: Generated<string>
    work_place: Generated<string>
    birth_year: number | null
    height_cm: number | null
  }
  relatives: RowOfMember & { surname: string; village: Generated<string> }
  properties: RowOfMember & { details: string; place: Generated<string> }
  expectations: {
    member_id: string
    birth_year_from: number | null
    birth_year_to: number | null
    height_from: number | null
    height_to: number | null
    patrika_match: 'Y' | 'N' | 'ALL' | null
    other_expectations: Generated<string>
    choices: Generated<Record<string, string[]>>
  }
  profile_edits: { member_id: string; version: number; fields: string[]; at: Date }
  photos: RowOfMember & {
    stored_as: string
    status: Generated<'shown' | 'waiting' | 'rejected'>
    rejection_reason: string | null
    added_at: Date
  }
  documents: {
    member_id: string
    id: string
    type: DocumentType
    number_end: string
    status: Generated<'waiting' | 'approved' | 'rejected'>
    rejection_reason: string | null
    version: Generated<number>
    submitted_at: Date
    decided_at: Date | null
    withdrawn_at: Date | null
    checked_photo_id: string | null
  }
  document_files: {
    document_id: string
    side: DocumentSide
    stored_as: string
    kind: 'jpeg' | 'pdf'
    file_name: string
    added_at: Date
    /** When the files of a decided document go. */
    erase_after: Date | null
  }
  visits: { visitor_id: string; visited_id: string; first_at: Date; last_at: Date; last_day: Day }
  blocks: { blocker_id: string; blocked_id: string; at: Date }
  shortlists: { id: string; member_id: string; shortlisted_id: string; at: Date }
  interests: {
    id: string
    sender_id: string
    receiver_id: string
    status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled'>
    rejection_reason: string | null
    cancelled_by: 'sender' | 'block' | null
    seen_at: Date | null
    reminded_at: Date | null
    sent_at: Date
    /** When the status was reached. */
    status_at: Date
  }
  biodata_copies: { ticket_id: string; owner_id: string; taker_id: string; taken_at: Date }
  contact_views: { viewer_id: string; viewed_id: string; membership_id: string; at: Date }
  notifications: {
    id: string
    member_id: string
    type:
      | 'interest_sent'
      | 'interest_reminded'
      | 'interest_accepted'
      | 'interest_rejected'
      | 'contact_viewed'
      | 'handpicked'
      | 'story_to_confirm'
      | 'membership_started'
      | 'membership_ending'
      | 'membership_last_days'
      | 'membership_refunded'
      | 'photo_rejected'
      | 'id_checked'
      | 'id_rejected'
      | 'office_word'
    from_id: string | null
    /** The interest, contact, suggestion, story or membership that it tells of. */
    source_id: string
    created_at: Date
    read_at: Date | null
    mailed_at: Date | null
  }
  notification_choices: {
    member_id: string
    by_email: Generated<boolean>
    by_sms: Generated<boolean>
    language: Generated<'en' | 'mr'>
    mailed_at: Date | null
  }
  reports: { id: string; reporter_id: string; reported_id: string; message: string; at: Date }
  complaints: {
    id: string
    number: string
    kind: ComplaintKind
    sealed: Buffer
    about_id: string | null
    language: Language
    made_at: Date
    settle_by: Date
    acknowledged_at: Date | null
    settled_at: Date | null
  }
  review_items: {
    id: Generated<string>
    kind: ReviewKind
    subject_id: string
    member_id: string | null
    version: Generated<number>
    since: Date
    due_at: Date
    claimed_by: string | null
    claimed_until: Date | null
    decided_at: Date | null
  }
  review_decisions: {
    id: string
    item_id: string
    kind: ReviewKind
    subject_id: string
    member_id: string | null
    version: number
    staff_id: string
    decision: ReviewDecision
    reason: Generated<string>
    /** What an undo writes back, sealed. */
    before: Buffer | null
    decided_at: Date
    undo_until: Date
    undone_at: Date | null
    told_at: Date | null
  }
  searches: {
    member_id: string
    /** JSON text, both when written and when read. */
    criteria: ColumnType<unknown, string, string>
    order_by: 'joined' | 'kundali'
    direction: 'asc' | 'desc'
    count: number
    /** Four bytes a member; null once it was dropped for want of use. */
    numbers: Buffer | null
    at: Date
    used_on: Day
  }
  suggestions: {
    id: string
    member_id: string
    suggested_id: string
    at: Date
    /** What the counsellor says of it to the family. */
    note: Generated<string>
    picked_by: string | null
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
  }
  memberships: {
    id: string
    member_id: string
    plan_id: string
    fee_paise: number
    validity_days: number
    starts_on: Day
    ends_on: Day
    /** Those carried over are among them. */
    contact_views: number
    contact_views_spent: Generated<number>
    ended_early_at: Date | null
    created_at: Date
    order_id: string | null
    /** Views left of the membership before. */
    carried_views: Generated<number>
    /** The purchase that took its place. */
    superseded_by: string | null
    refunded_at: Date | null
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
  }
  payment_documents: {
    id: string
    payment_id: string
    kind: 'receipt' | 'tax_invoice' | 'refund_note' | 'credit_note'
    number: string
    issued_on: Day
    /** JSON text when written, an object when read. */
    content: ColumnType<unknown, string, string>
  }
  document_counters: { series: string; financial_year: string; last: number }
  sandbox_payments: {
    payment_id: string
    gateway_order_id: string
    amount_paise: number
    status: 'captured' | 'failed'
    settles_at: Date
    refunded_at: Date | null
  }
  sessions: {
    id: Generated<string>
    token_hash: Buffer
    member_id: string
    created_at: Date
    last_used_on: Day
    revoked_at: Date | null
  }
  otp_codes: {
    id: string
    identity: string
    purpose: 'verify' | 'reset' | 'change_number' | 'change_email'
    member_id: string | null
    channel: 'SMS' | 'EMAIL' | null
    code_hash: Buffer
    wrong_tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  reset_tokens: {
    token_hash: Buffer
    member_id: string
    purpose: Generated<'reset' | 'freeze'>
    channel: 'SMS' | 'EMAIL'
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  files_to_erase: { stored_as: string; noted_at: Generated<Date> }
  jobs: { name: string; next_at: Date }
  known_devices: { member_id: string; device_hash: Buffer; address_hash: Buffer; last_login_at: Date }
  rate_limits: { key: string; hits: number; resets_at: Date }
  encryption_keys: { id: number; wrapped: Buffer; created_at: Date }
  outbox: {
    id: string
    channel: 'SMS' | 'EMAIL'
    event_key: string
    template: string
    sealed: Buffer | null
    status: Generated<'waiting' | 'delivered' | 'given_up'>
    can_wait: Generated<boolean>
    attempts: Generated<number>
    next_try_at: Date
    held_until: Date | null
    created_at: Date
    finished_at: Date | null
  }
  staff: {
    id: string
    email: string
    name: string
    role: StaffRole
    password_hash: string
    totp_sealed: Buffer | null
    totp_last_step: Generated<number>
    is_demo: Generated<boolean>
    joined_at: Date
    retired_at: Date | null
  }
  staff_sessions: {
    token_hash: Buffer
    staff_id: string
    address_hash: Buffer
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
  }
  staff_logins: {
    token_hash: Buffer
    staff_id: string
    wrong_codes: Generated<number>
    expires_at: Date
    used_at: Date | null
  }
  staff_invitations: {
    token_hash: Buffer
    id: string
    email: string
    role: StaffRole
    totp_sealed: Buffer
    staff_id: string | null
    invited_by: string | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
    withdrawn_at: Date | null
  }
  suspensions: { member_id: string; was: 'active' | 'paused'; at: Date }
  contact_reveals: { staff_id: string; day: Day; count: number }
  member_keys: { member_id: string; wrapped: Buffer | null; created_at: Date; destroyed_at: Date | null }
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
  audit_head: { id: Generated<number>; seq: number; hash: Buffer }
  provider_details: {
    id: Generated<number>
    email: Generated<string>
    mobiles: Generated<string[]>
    video_link: Generated<string>
    facebook: Generated<string>
    instagram: Generated<string>
    twitter: Generated<string>
    linkedin: Generated<string>
  }
  banners: {
    id: string
    image: string
    alt_en: Generated<string>
    alt_mr: Generated<string>
    is_shown: Generated<boolean>
  }
  branches: {
    id: string
    position: number
    name_en: string
    name_mr: string
    address_en: string
    address_mr: string
    email: Generated<string>
    phone: Generated<string>
  }
  written_pages: {
    name: 'about-us' | 'terms' | 'privacy' | 'safety' | 'grievance' | 'how-we-check' | 'refunds'
    title_en: string
    title_mr: string
    html_en: string
    html_mr: string
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
    image: string | null
    /** The member who told it when leaving; null for a story that the provider wrote. */
    told_by: string | null
    partner_id: string | null
    told_at: Date | null
    stored_as: string | null
    confirmed_at: Date | null
    denied_at: Date | null
    rejected_at: Date | null
    rejection_reason: string | null
    published_at: Date | null
    taken_down_at: Date | null
  }
  leaving_reasons: {
    member_id: string
    reason: 'found_here' | 'found_elsewhere' | 'other'
    comment: Generated<string>
    story_id: string | null
    told_at: Date
  }
  departures: {
    member_id: string
    left_at: Date
    erase_on: Day
    wrapped_key: Buffer
    sealed: Buffer
    files: Generated<string[]>
    mobile_hash: Buffer
    email_hash: Buffer
    is_return_refused: Generated<boolean>
  }
  signup_addresses: { member_id: string; sealed: Buffer }
  nominees: { member_id: string; sealed: Buffer; named_at: Date }
}
