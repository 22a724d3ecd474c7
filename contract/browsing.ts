import { z } from 'zod'
import { broken } from '#domain/words/fields.ts'
import { endpoint } from './endpoint.ts'

const named = z.object({ name: z.string() }).nullable()
const nullableText = z.string().nullable()
const flag = z.union([z.literal(0), z.literal(1)])
const interestStatus = z.enum(['PENDING', 'ACCEPTED', 'REJECTED']).nullable()

/** What this viewer may do with this profile. A button is drawn for each, and for nothing else. */
export const moves = [
  'VIEW_CONTACT',
  'SEND_INTEREST',
  'CANCEL_INTEREST',
  'SEND_REMINDER',
  'ACCEPT',
  'REJECT',
  'ACCEPT_AGAIN',
  'VIEW_REASON',
  'SHORTLIST',
  'REMOVE_SHORTLIST',
  'BLOCK',
  'UNBLOCK',
  'REPORT',
  'SHARE',
  'DOWNLOAD_PROFILE',
] as const
export type Move = (typeof moves)[number]
const allowed = z.array(z.enum(moves))

const flags = {
  hasSentIntrest: flag,
  hasShortListed: flag,
  hasBlocked: flag,
  hasReported: flag,
  hasViewContact: flag,
  allowed,
}

const summary = z.object({
  uuid: z.guid(),
  to_user_id: z.guid(),
  registration_no: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  image: nullableText,
  user_images: z.array(z.object({ image: z.string() })),
  marital_status: named,
  maritial_status: nullableText,
  dob: z.string(),
  height: z.number(),
  education_courses: z.string(),
  occupation_details: z.string(),
  occupation_type: named,
  annual_income: z.number(),
  working_place_taluka: named,
  working_place_taluka_name: nullableText,
  native_place_district: named,
  native_place_district_name: nullableText,
  native_place_taluka: named,
  native_place_taluka_name: nullableText,
  gan: named,
  ...flags,
})
/** Who pays sees the village; to others the key is not there. */
const paidOnly = { working_place_goan: z.string() }

const visit = {
  from_user_id: z.guid(),
  work_place_name: nullableText,
  visited_at: z.string(),
}

const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ count: z.number(), list: z.array(item), next_offset: z.number().nullable() })
const listFor = <S extends z.ZodRawShape>(base: z.ZodObject<S>) => ({
  free: pageOf(base),
  paid: pageOf(base.extend(paidOnly)),
})

export const freeSummary = summary
export const paidSummary = summary.extend(paidOnly)
export type MemberSummary = z.output<typeof freeSummary> & Partial<z.output<typeof paidSummary>>
export type VisitorSummary = MemberSummary & {
  from_user_id: string
  work_place_name: string | null
  visited_at: string
}

/** A zero-based page. */
export const offset = z.coerce
  .number({ error: broken('malformed') })
  .int({ error: broken('malformed') })
  .min(0, { error: broken('malformed') })
  .max(100_000, { error: broken('malformed') })
  .default(0)
const paging = {
  offset,
  order_by: z.enum(['created_at', 'kundali'], { error: broken('malformed') }).optional(),
  sort_by: z.enum(['ASC', 'DESC'], { error: broken('malformed') }).optional(),
}

export const activityCount = endpoint({
  method: 'GET',
  path: '/get-activity-count',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: z.object({
    shortlisted_count: z.number(),
    intrest_sent_count: z.number(),
    accepted_sent_intrest_count: z.number(),
    rejected_sent_intrest_count: z.number(),
    pending_sent_intrest_count: z.number(),
    intrest_recieved_count: z.number(),
    accepted_recieved_intrest_count: z.number(),
    rejected_recieved_intrest_count: z.number(),
    pending_recieved_intrest_count: z.number(),
    viewed_contact_count: z.number(),
    recently_view_count: z.number(),
    block_count: z.number(),
    report_count: z.number(),
  }),
})

export const joinedList = endpoint({
  method: 'GET',
  path: '/joined/member/pagination/list',
  access: 'member',
  writes: false,
  input: z.object(paging),
  output: listFor(summary),
})

export const visitorList = endpoint({
  method: 'GET',
  path: '/profile-visitors/pagination/list',
  access: 'member',
  writes: false,
  input: z.object({ ...paging, order_by: z.literal('created_at', { error: broken('malformed') }).optional() }),
  output: listFor(summary.extend(visit)),
})

/** Serves brides and grooms: whom one sees comes from the session, `gender` is read by nobody. */
export const brideList = endpoint({
  method: 'GET',
  path: '/bride/list',
  access: 'member',
  writes: false,
  input: z.object({
    ...paging,
    gender: z.string().optional(),
    marital_status_id: z.guid({ error: broken('malformed') }).optional(),
  }),
  output: listFor(summary),
})

export const ownImages = endpoint({
  method: 'GET',
  path: '/user/images',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ uuid: z.guid(), image: z.string() })) }),
})

const relative = z.object({ surname: z.string() })
const property = z.object({ details: z.string() })
const sibling = z.object({
  name: z.string(),
  is_married: z.enum(['Y', 'N']),
  education: z.string(),
  occupation: z.string(),
  working_place: z.string(),
  birth_year: z.number().nullable(),
  height: z.number().nullable(),
  gender: z.enum(['M', 'F']),
})
const families = {
  free: z.object({
    father_occuption: z.string(),
    mother_occuption: z.string(),
    mama_surname: z.string(),
    relatives: z.array(relative),
  }),
  paid: z.object({
    father_occuption: z.string(),
    father_occuption_place: z.string(),
    mother_occuption: z.string(),
    mother_occuption_place: z.string(),
    mama_surname: z.string(),
    mama_native_place: z.string(),
    mama_taluka_place: z.string(),
    relatives: z.array(relative.extend({ goan: z.string() })),
    family_members: z.array(sibling),
  }),
}

const expectation = z
  .object({
    marital_status: z.array(z.string()),
    birth_year_from: z.number().nullable(),
    birth_year_to: z.number().nullable(),
    height_from: z.number().nullable(),
    height_to: z.number().nullable(),
    patrika_match: z.enum(['Y', 'N', 'ALL']).nullable(),
    occupation_other_expectations: z.string(),
    working_country: z.array(z.string()),
    working_city: z.array(z.string()),
    family_residence: z.array(z.string()),
    native_district: z.array(z.string()),
  })
  .nullable()

const profile = z.object({
  uuid: z.guid(),
  registration_no: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  gender: z.enum(['M', 'F']),
  user_images: z.array(z.object({ image: z.string() })),
  marital_status: named,
  dob: z.string(),
  height: z.number(),
  body_structure: named,
  blood_group: nullableText,
  scan_tone: named,
  diet: named,
  education_courses: z.string(),
  /** 0 where a birth detail is missing; the breakdown says whose and which. */
  patrika_gun: z.number(),
  patrika_known: z.boolean(),
  occupation_details: z.string(),
  annual_income: z.number(),
  working_place_taluka: named,
  other_info: z.string(),
  birth_time: nullableText,
  birth_district: named,
  is_mangal: nullableText,
  raas: named,
  nakshatra: named,
  charan: named,
  nadi: named,
  gan: named,
  devak: nullableText,
  ready_to_move_abrod: nullableText,
  native_place_taluka: named,
  native_place_district: named,
  expectation,
  handPicked: flag,
  handPicked_date: nullableText,
  ...flags,
  SentIntrestStatus: interestStatus,
  hasRecivedIntrest: flag,
  RecivedIntrestStatus: interestStatus,
  is_there: flag,
  activity_id: z.guid().nullable(),
  is_send_reminder: flag,
  diffInHours: z.number().nullable(),
  message: nullableText,
  message_new: nullableText,
})

const freeProfile = profile.extend({
  family_details: families.free,
  relatives: z.array(relative),
  user_properties: z.array(property),
  properties: z.array(property),
})
const paidRelative = relative.extend({ goan: z.string() })
const paidProperty = property.extend({ place: z.string() })
const paidProfile = profile.extend({
  working_place_goan: z.string(),
  native_place_goan: z.string(),
  family_details: families.paid,
  relatives: z.array(paidRelative),
  family_members: z.array(sibling),
  user_properties: z.array(paidProperty),
  properties: z.array(paidProperty),
})
export type FreeProfile = z.output<typeof freeProfile>
export type PaidProfile = z.output<typeof paidProfile>
export const profileSchemas = { free: freeProfile, paid: paidProfile, self: paidProfile }

/** Opening a profile is noted as a visit, so it writes; `type` SELF previews one's own. */
export const profileDetail = endpoint({
  method: 'GET',
  path: '/profile-detail/:uuid',
  access: 'member',
  writes: true,
  input: z.object({
    uuid: z.guid({ error: broken('malformed') }),
    type: z.string().max(20).optional(),
    activity_id: z.guid({ error: broken('malformed') }).optional(),
  }),
  output: profileSchemas,
})
