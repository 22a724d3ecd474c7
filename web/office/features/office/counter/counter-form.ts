import { registrationForms } from '#contract/access/sign-up.ts'
import type { SentTo } from '#contract/endpoint.ts'
import type { PhoneType } from '#contract/families/phone-types.ts'
import type { registerAtCounter } from '#contract/office/counter.ts'
import type { Registrant } from '#domain/families/candidate-consent.ts'
import type { Gender } from '#domain/limits.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { dialCodeOf, homeCountry } from '#web/access/countries.ts'
import { blankPayment, toPayment } from '#web/office/parts/PaymentFields.tsx'
import { confirmedForm, type ShownForms } from '#web/second-script/second-forms.ts'

/** Consents are asked again when a draft is resumed: nobody agrees in advance. */
const ticks = { notice: '', marriage: '', candidate_agrees: '', is_other_family: '', is_same_person: '' }

/** The forms in the other script, under the paths of their errors. */
const secondForms = {
  'second_script.first_name': '',
  'second_script.middle_name': '',
  'second_script.last_name': '',
  'second_script.education_courses': '',
  'second_script.working_place_goan': '',
  'second_script.goan': '',
  'second_script.native_place_goan': '',
} satisfies Record<`second_script.${keyof typeof registrationForms}`, string>
const formNames = Object.keys(registrationForms) as (keyof typeof registrationForms)[]

/** A change, with the forms of the texts that it changes: such a form goes with its text. */
export function withoutOldForms(now: CounterForm, change: Partial<CounterForm>): Partial<CounterForm> {
  const changed = formNames.filter(name => change[name] !== undefined && change[name] !== now[name])
  return { ...Object.fromEntries(changed.map(name => [`second_script.${name}`, ''])), ...change }
}

/** The form as it is typed. Every value is text, under its wire name. */
export const blankForm = {
  gender: '',
  registered_by: '',
  first_name: '',
  middle_name: '',
  last_name: '',
  dob: '',
  height: '',
  marital_status_id: '',
  education_courses: '',
  education_group_id: '',
  annual_income: '',
  working_place_taluka_id: '',
  working_place_goan: '',
  family_residence_taluka_id: '',
  goan: '',
  native_place_district_id: '',
  native_place_taluka_id: '',
  native_place_goan: '',
  mobile: '',
  country: homeCountry,
  mobile_type: '',
  email: '',
  language: '',
  ...secondForms,
  ...blankPayment,
  ...ticks,
}
export type CounterForm = typeof blankForm

/** The draft that the server keeps of a half-done form. */
export const draftOf = (form: CounterForm): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter(([name, value]) => !(name in ticks) && value !== ''))

/** The form of a draft. A name that the form no longer has is dropped. */
export const formOf = (draft: Readonly<Record<string, string>>, blank: CounterForm): CounterForm => ({
  ...blank,
  ...Object.fromEntries(Object.entries(draft).filter(([name]) => name in blank && !(name in ticks))),
})

/** Whether somebody has typed anything. */
export const isBlank = (form: CounterForm, blank: CounterForm): boolean =>
  Object.entries(draftOf(form)).every(([name, value]) => blank[name as keyof CounterForm] === value)

type Consents = SentTo<typeof registerAtCounter>['consents']

/** The form as it is sent. The server refuses a missing value and names its field. */
export function toRegistration(
  form: CounterForm,
  { draft, texts, shown }: { draft: string; texts: NonNullable<Consents>; shown: ShownForms },
): SentTo<typeof registerAtCounter> {
  const { country, notice, marriage, candidate_agrees, is_other_family, is_same_person, ...rest } = form
  const { plan_id, receipt_number, method, reference, paid_on, discount, discount_reason, ...family } = rest
  const payment = { plan_id, receipt_number, method, reference, paid_on, discount, discount_reason }
  const given: Readonly<Record<string, string>> = { notice, marriage }
  const seconds = formNames.flatMap(name => {
    const second = confirmedForm(shown, name, form[name], form[`second_script.${name}`]).trim()
    return second ? [[name, second]] : []
  })
  const typed = Object.fromEntries(Object.entries(family).filter(([name]) => !(name in secondForms))) as Omit<
    typeof family,
    keyof typeof secondForms
  >
  return {
    ...typed,
    second_script: Object.fromEntries(seconds),
    draft,
    gender: family.gender as Gender,
    registered_by: family.registered_by as Registrant,
    // The number is taken to belong to the person who registers, unless they say otherwise.
    mobile_type: (family.mobile_type || family.registered_by) as PhoneType,
    language: family.language as Language,
    email: family.email.trim(),
    mobile_country_code: dialCodeOf(country),
    country_code: country,
    consents: texts
      .filter(({ text }) => given[text] === 'Y')
      .map(({ text, version, language }) => ({ text, version, language })),
    candidate_agrees: candidate_agrees === 'Y' ? 'Y' : 'N',
    is_other_family: is_other_family === 'Y' ? 'Y' : 'N',
    is_same_person: is_same_person === 'Y' ? 'Y' : 'N',
    ...(plan_id && { payment: toPayment(payment) }),
  }
}
