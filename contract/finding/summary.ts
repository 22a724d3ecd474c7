import { z } from 'zod'
import { familyRoles } from '#domain/access/family-logins.ts'
import { lastUses } from '#domain/families/last-use.ts'
import { withheldReasons } from '#domain/families/photo-privacy.ts'
import { familyMarks, noteReaders } from '#domain/relations/family-notes.ts'
import { readForms } from '../families/second-script.ts'

export const nullableName = z.object({ name: z.string() }).nullable()
export const nullableText = z.string().nullable()
export const flag = z.union([z.literal(0), z.literal(1)])

/**
 * What this viewer may do with this profile. The page draws a button for each, and no other button. ACCEPT and REJECT are
 * offered to a free member too: the answer tells them that it takes a plan.
 */
export const profileActions = [
  'VIEW_CONTACT',
  'SEND_INTEREST',
  'CANCEL_INTEREST',
  'SEND_REMINDER',
  'ACCEPT',
  'REJECT',
  'ACCEPT_AGAIN',
  'CONFIRM',
  'ASK_CANDIDATE',
  'VIEW_REASON',
  'SHORTLIST',
  'REMOVE_SHORTLIST',
  'BLOCK',
  'UNBLOCK',
  'REPORT',
  'SHARE',
  'DOWNLOAD_PROFILE',
] as const
export type ProfileAction = (typeof profileActions)[number]

export const interestStatuses = ['PENDING', 'ACCEPTED', 'REJECTED'] as const
export type InterestStatus = (typeof interestStatuses)[number]
const interestStatus = z.enum(interestStatuses).nullable()

const familyNote = z.object({
  /** LINK: a reader of a page by link that the family gave. */
  by: z.enum([...familyRoles, 'LINK']),
  is_you: z.enum(['Y', 'N']),
  mark: z.enum(familyMarks).nullable(),
  note: z.string(),
  for_family: z.enum(noteReaders),
})
export type FamilyNote = z.output<typeof familyNote>

/** What the viewer and this member are to each other: the same on a card, a row, a profile and in the answer to an action. */
export const flags = {
  hasSentIntrest: flag,
  SentIntrestStatus: interestStatus,
  hasRecivedIntrest: flag,
  RecivedIntrestStatus: interestStatus,
  /** There is a received interest to answer. */
  is_there: flag,
  /** It is accepted, and opens nothing before the candidate of the sender has confirmed it. */
  waits_for_candidate: flag,
  /** When the viewer's family last asked its own candidate to accept or confirm it. */
  asked_candidate_at: nullableText,
  /** The interest between the two, whoever sent it. Accepting and rejecting name it. */
  activity_id: z.guid().nullable(),
  is_send_reminder: flag,
  /** Whole hours since the viewer sent the interest. */
  diffInHours: z.number().nullable(),
  hasShortListed: flag,
  hasBlocked: flag,
  hasReported: flag,
  hasViewContact: flag,
  allowed: z.array(z.enum(profileActions)),
  /**
   * From when Send Interest is allowed again, where the viewer took an interest back. Null where there is nothing to wait
   * for.
   */
  send_interest_from: nullableText,
  /** The viewer's own note about this member, and what others of the viewer's family wrote for the family. */
  notes: z.array(familyNote),
}

/** Why the photos that this member has are not in the answer. Null where they are, or where there are none. */
export const photoWithheld = { photo_withheld: z.enum(withheldReasons).nullable() }

/** When our staff compared the member with a document, and when the candidate agreed. Null without the mark. */
export const marks = { id_checked_at: nullableText, candidate_agreed_at: nullableText }

/**
 * How recently the family was here; null where it was long ago or is hidden. Absent for a viewer who hides their own last
 * use.
 */
export const lastUsed = { last_used: z.enum(lastUses).nullable().optional() }

/** Which fields of a card have a second form. */
export const freeCardForms = [
  'first_name',
  'middle_name',
  'last_name',
  'education_courses',
  'occupation_details',
] as const
export const paidCardForms = [...freeCardForms, 'working_place_goan'] as const

export const freeSummary = z.object({
  uuid: z.guid(),
  to_user_id: z.guid(),
  registration_no: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  second_script: readForms(freeCardForms),
  image: nullableText,
  /** `tile` is the face alone, and `large` the file for a gallery. */
  user_images: z.array(z.object({ image: z.string(), tile: z.string(), large: z.string() })),
  ...photoWithheld,
  ...marks,
  ...lastUsed,
  /** Joined since the viewer's last visit. */
  is_new: flag,
  /** The viewer has opened this profile before. */
  hasOpened: flag,
  marital_status: nullableName,
  maritial_status: nullableText,
  /** Never married. Any other state stands on every drawing of the family. */
  is_unmarried: flag,
  dob: z.string(),
  height: z.number(),
  education_courses: z.string(),
  occupation_details: z.string(),
  occupation_type: nullableName,
  annual_income: z.number(),
  working_place_taluka: nullableName,
  working_place_taluka_name: nullableText,
  native_place_district: nullableName,
  native_place_district_name: nullableText,
  native_place_taluka: nullableName,
  native_place_taluka_name: nullableText,
  gan: nullableName,
  /** The Gun Milan with the viewer; null while a birth detail of either is missing. */
  patrika_gun: z.number().nullable(),
  ...flags,
})
/** Only a paid viewer sees the village; a free answer does not have the key. */
const paidOnly = { working_place_goan: z.string(), second_script: readForms(paidCardForms) }

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ count: z.number(), list: z.array(item), next_offset: z.number().nullable() })
export const listFor = <S extends z.ZodRawShape>(base: z.ZodObject<S>) => ({
  free: pageOf(base),
  paid: pageOf(base.extend(paidOnly)),
})

export const paidSummary = freeSummary.extend(paidOnly)
export type MemberSummary = z.output<typeof freeSummary> & Partial<z.output<typeof paidSummary>>
