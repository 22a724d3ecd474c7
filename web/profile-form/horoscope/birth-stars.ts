import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { ProfileForm } from '../profile-form.ts'

export const starFields = ['raas', 'nakshatra', 'charan', 'nadi', 'gan'] as const
type StarField = (typeof starFields)[number]
export type BirthStars = NonNullable<AnswerOf<Calls['horoscope']>['horoscope']>

const pathOf = (field: StarField) => `${field}_id` as const

/** The values derived from the birth, as values of the form. */
export const formValues = (stars: BirthStars): Partial<ProfileForm> =>
  Object.fromEntries(starFields.map(field => [pathOf(field), stars[field].uuid]))

/** The filled fields whose value differs from the derived one. They are replaced only when the family agrees. */
export const replacedFields = (stars: BirthStars, form: ProfileForm): StarField[] =>
  starFields.filter(field => form[pathOf(field)] !== '' && form[pathOf(field)] !== stars[field].uuid)

export const isAlreadyFilled = (stars: BirthStars, form: ProfileForm): boolean =>
  starFields.every(field => form[pathOf(field)] === stars[field].uuid)
