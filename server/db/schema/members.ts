import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { BestTime } from '#domain/families/best-times.ts'
import type { DocumentSide, DocumentType } from '#domain/families/id-proof.ts'
import type { PhotoPrivacy } from '#domain/families/photo-privacy.ts'
import type { BirthChart } from '#domain/kundali/patrika/birth-chart.ts'

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
  birth_time_accuracy: string | null
  birth_district_id: string | null
  birth_place_id: string | null
  mangal: string | null
  raas_id: string | null
  nakshatra_id: string | null
  charan_id: string | null
  gan_id: string | null
  nadi_id: string | null
  devak_id: string | null
  kuldaivat: Generated<string>
  gotra: Generated<string>
  photo_privacy: Generated<PhotoPrivacy>
  photo_epoch: Generated<number>
  ready_to_move_abroad: string | null
  country_code: string
  dial_code: string
  /** Null when another member verified a number or address that this member never verified. */
  mobile: string | null
  mobile_verified_at: Date | null
  mobile_is_hidden: Generated<boolean>
  /** Whose number it is; the owner's own name where it is OTHER. */
  mobile_owner: Generated<string>
  mobile_custom_owner: Generated<string>
  mobile_best_time: BestTime | null
  /** The member's number is listed before the family's number that has this position. */
  mobile_place: Generated<number>
  /** The candidate's own numbers are shown only after an accepted interest. */
  candidate_waits: Generated<boolean>
  /** Maintained by triggers: how many numbers another family can read, without hidden and waiting ones. */
  visible_numbers: GeneratedAlways<number>
  email: string | null
  email_verified_at: Date | null
  password_hash: string | null
  status: Generated<'active' | 'paused' | 'suspended' | 'deleted'>
  version: Generated<number>
  is_demo: Generated<boolean>
  /** How the member came. */
  origin: Generated<'site' | 'counter' | 'import'>
  /** When the family last used the site. */
  last_used_on: Day | null
  /** Maintained by a trigger: the day of use before `last_used_on`. */
  previous_use_on: ColumnType<Day | null, never, never>
  /** Others do not learn of this member's last use, nor this member of theirs. */
  last_use_is_hidden: Generated<boolean>
  /** When it last gave a sign: by using the site, by saying that it still looks, or in a call that staff noted. */
  last_sign_on: Day | null
  /** Maintained by triggers: the last day on which lists show the profile. Null means for ever. */
  listed_until: ColumnType<Day | null, never, never>
  joined_at: Date
  updated_at: Date
}

/** What the kundali and the devak criterion know of a member. */
export type BirthDetails = Pick<MembersTable, 'nakshatra_id' | 'charan_id' | 'raas_id' | 'mangal' | 'devak_id'>

/** What a member told of themselves, as far as scores, wishes and searches look at it. */
export type MemberFacts = BirthDetails &
  Pick<MembersTable, 'marital_status_id' | 'date_of_birth' | 'height_cm' | 'work_location_id' | 'native_district_id'>

interface FamilyDetailsTable {
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

/** A member's own record: biodata, family, expectations, photos and proof of identity. */
export interface MemberTables {
  members: MembersTable
  patrikas: { member_id: string; rules_version: number; chart: BirthChart; computed_at: Date }
  family_details: FamilyDetailsTable
  family_phones: RowOfMember & {
    owner: string
    custom_owner: Generated<string>
    phone: string
    is_whatsapp: Generated<boolean>
    takes_calls: Generated<boolean>
    best_time: BestTime | null
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
    /** When the files of a decided document are erased. */
    erase_after: Date | null
  }
}
