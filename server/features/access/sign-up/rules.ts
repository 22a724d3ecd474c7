import type { signup } from '#contract/access/sign-up.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { broken } from '#contract/field-words.ts'
import { brokenAgeRule, mobileDigits } from '#contract/fields.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { hourMs } from '#domain/durations.ts'
import { daysToClaim } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { secondFormsOfRegistration } from '#server/features/families/my-profile/second-forms.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isVerifiedByOther } from '../account-contacts/queries.ts'
import { type Contacts, isValidMobile, mobileIdentity } from '../accounts/identity.ts'

export type SignupInput = InputOf<typeof signup>

/** The request with its number in one spelling, so that no number registers twice. A page may send `mobile_number` alone. */
export function withMobile(sent: SignupInput): SignupInput {
  const typed = sent.mobile || sent.mobile_number
  // A text that is no number at all is left as it was typed, for the check to refuse.
  if (!mobileDigits.safeParse(typed).success) return { ...sent, mobile: typed }
  return { ...sent, mobile: mobileIdentity(typed, sent.mobile_country_code).digits }
}

/** The contacts of a registration. A family may have no e-mail. */
export const contactsOf = (sent: Pick<SignupInput, 'email' | 'mobile' | 'mobile_country_code'>): Contacts => ({
  email: sent.email || null,
  mobile: sent.mobile,
  dialCode: sent.mobile_country_code,
})

/** Maps a field to the rule it breaks. */
type BrokenRules = Record<string, string>

/** Checks what the schema cannot: whether the person is old enough today and whether the number can exist. */
export function personErrors(sent: SignupInput, now: Date): BrokenRules {
  const fields: BrokenRules = {}
  const tooYoung = brokenAgeRule(sent.gender, sent.dob, dayInIndia(now))
  if (tooYoung) fields.dob = tooYoung
  const digits = mobileDigits.safeParse(sent.mobile)
  if (!digits.success) fields.mobile = digits.error.issues[0]?.message ?? broken('phone')
  else if (!isValidMobile(sent.mobile, sent.mobile_country_code, sent.country_code)) fields.mobile = broken('phone')
  return { ...fields, ...secondFormsOfRegistration(sent, false).errors }
}

/** The entries that a registration has chosen, as far as they exist. */
export interface Choices {
  options: readonly { id: string; type: string; retired_at: Date | null }[]
  hasWorkLocation: boolean
  talukas: readonly { id: string; district_id: string }[]
}

/** Checks that each choice is from its own list: the id of a diet is not a marital status. */
export function choiceErrors(sent: SignupInput, { options, hasWorkLocation, talukas }: Choices): BrokenRules {
  const fields: BrokenRules = {}
  const isOf = (id: string, type: string) =>
    options.some(option => option.id === id.toLowerCase() && option.type === type)
  const isRetired = (id: string) => options.some(option => option.id === id.toLowerCase() && option.retired_at !== null)
  for (const name of ['marital_status_id', 'education_group_id'] as const)
    if (isRetired(sent[name])) fields[name] = broken('retired_choice')
  if (!isOf(sent.marital_status_id, 'MARITAL_STATUS')) fields.marital_status_id = broken('malformed')
  if (!isOf(sent.education_group_id, 'EDUCATION_GROUP')) fields.education_group_id = broken('malformed')
  if (!hasWorkLocation) fields.working_place_taluka_id = broken('malformed')

  const taluka = (id: string) => talukas.find(one => one.id === id.toLowerCase())
  const native = taluka(sent.native_place_taluka_id)
  if (!native) fields.native_place_taluka_id = broken('malformed')
  else if (native.district_id !== sent.native_place_district_id.toLowerCase())
    fields.native_place_taluka_id = broken('taluka_outside')
  if (sent.family_residence_taluka_id && !taluka(sent.family_residence_taluka_id))
    fields.family_residence_taluka_id = broken('malformed')
  return fields
}

/**
 * Refuses contacts that another member has verified, and names them. One that is only written down keeps nobody out. `ownId`
 * is the member who corrects a registration.
 */
export async function refuseTaken(db: Db, sent: SignupInput, ownId: string | null): Promise<void> {
  const fields: BrokenRules = {}
  const { email, mobile, mobile_country_code: dial_code } = sent
  if (await isVerifiedByOther(db, { mobile, dial_code }, ownId)) fields.mobile = broken('taken_mobile')
  if (email && (await isVerifiedByOther(db, { email }, ownId))) fields.email = broken('taken_email')
  if (Object.keys(fields).length > 0) throw new Refusal('taken', { fields })
}

const hoursToVerify = 48
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs)

/** A sign-up or an imported record that is older than these and has verified nothing is over. */
export const unverifiedSince = (now: Date): { signedUpBefore: Date; importedBefore: Date } => ({
  signedUpBefore: hoursBefore(now, hoursToVerify),
  importedBefore: hoursBefore(now, daysToClaim * 24),
})
