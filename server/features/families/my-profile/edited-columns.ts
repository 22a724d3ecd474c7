import type { EditedProfile } from '#contract/families/edited-profile.ts'
import type { PhoneType } from '#contract/families/phone-types.ts'
import { expectationFields, familyFields, memberFields } from '#contract/profile-fields.ts'
import { expectationListNames } from '#contract/site/choice-lists.ts'
import { columnsOf } from '#server/features/families/profile-fields/columns.ts'
import { storedPhoneOwner } from '#server/features/families/profile-fields/phone-owners.ts'

/** Translates the wire's names to our columns. A column of undefined is left out of the update. */
export const memberColumns = (sent: EditedProfile) => ({
  ...columnsOf(memberFields, sent),
  devak_id: sent.devak_id === undefined ? sent.devak : sent.devak_id,
  ...mobileColumns(sent.registered_mobile),
  candidate_waits: sent.candidate_waits && sent.candidate_waits === 'Y',
})

function mobileColumns(sent: EditedProfile['registered_mobile']) {
  if (!sent) return {}
  const { type, custom_type_name, best_time } = sent
  return {
    ...(type && {
      mobile_owner: storedPhoneOwner(type),
      mobile_custom_owner: customOwner(type, custom_type_name),
    }),
    mobile_best_time: best_time,
  }
}

/** An owner has a name of its own only where it is OTHER. */
const customOwner = (type: PhoneType, name = '') => (type === 'OTHER' ? name : '')

export type EditedFamily = NonNullable<EditedProfile['family_details']>
export const familyColumns = (sent: EditedFamily) => columnsOf(familyFields, sent)

export const siblingColumns = (sibling: NonNullable<EditedFamily['family_members']>[number]) => ({
  name: sibling.name,
  gender: sibling.gender,
  is_married: sibling.is_married === 'Y',
  education: sibling.education,
  occupation: sibling.occupation,
  work_place: sibling.working_place,
  birth_year: sibling.birth_year ?? null,
  height_cm: sibling.height ?? null,
})

export const phoneColumns = (phone: NonNullable<EditedFamily['familty_phone_numbers']>[number]) => ({
  owner: storedPhoneOwner(phone.type),
  custom_owner: customOwner(phone.type, phone.custom_type_name),
  phone: phone.phone,
  is_whatsapp: phone.is_whatsapp === 'Y',
  takes_calls: phone.is_phone === 'Y',
  best_time: phone.best_time,
})

export type EditedExpectation = NonNullable<EditedProfile['expectation']>
export const expectationColumns = (sent: EditedExpectation) => ({
  birth_year_from: sent.birth_year_from,
  birth_year_to: sent.birth_year_to,
  height_from: sent.height_from,
  height_to: sent.height_to,
  patrika_match: sent.patrika_match,
  ...columnsOf(expectationFields, sent),
})

/** The stored lists, with those that were sent in their place. */
export function expectationChoices(
  sent: EditedExpectation,
  stored: Readonly<Record<string, string[]>>,
): Record<string, string[]> {
  const choices = { ...stored }
  for (const name of [...expectationListNames, 'expected_educations'] as const) {
    const chosen = sent[name]
    if (!chosen) continue
    const distinct = [...new Set(name === 'expected_educations' ? chosen : chosen.map(id => id.toLowerCase()))]
    if (distinct.length > 0) choices[name] = distinct
    else delete choices[name]
  }
  return choices
}
