import { z } from 'zod'
import { photoPrivacies } from '#domain/photo-privacy.ts'
import { endpoint } from './endpoint.ts'

const yesNo = z.enum(['Y', 'N'])
const nullableText = z.string().nullable()

/** The member's own record, which `/user/me` gives to that member alone. */
export const currentMember = z.object({
  uuid: z.guid(),
  registration_no: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  gender: z.enum(['M', 'F']),
  image: nullableText,
  /** Who sees the member's photos. */
  photo_privacy: z.enum(photoPrivacies),
  mobile: z.string(),
  mobile_country_code: z.string(),
  country_code: z.string(),
  email: z.string(),
  dob: z.string(),
  height: z.number(),
  marital_status_id: nullableText,
  education_courses: z.string(),
  education_group_id: nullableText,
  annual_income: z.number(),
  working_place_taluka_id: nullableText,
  working_place_goan: z.string(),
  native_place_district_id: nullableText,
  native_place_taluka_id: nullableText,
  native_place_goan: z.string(),
  membership_start_date: nullableText,
  membership_end_date: nullableText,
  membership_plan: z.object({ plan_id: z.guid(), subscription_plan: z.object({ fee: z.number() }) }).nullable(),
  is_membership_subscribed: yesNo,
  is_verified_mobile: yesNo,
  is_verified_email: yesNo,
  profile_percentage: z.number(),
  opening_date: z.string(),
})
export type CurrentMember = z.output<typeof currentMember>

export const me = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'session',
  writes: false,
  input: z.object({}),
  output: currentMember,
})
