import type { AnswerOf } from '#contract/endpoint.ts'
import type { searchMembers } from '#contract/office/office-members.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { phoneTypeNames } from '#domain/words/phone-type-names.ts'

type FoundBy = AnswerOf<typeof searchMembers>['list'][number]['why'][number]

const words = catalogue<Record<FoundBy['by'], string>>({
  REGISTRATION_NO: ['registration number', 'नोंदणी क्रमांक'],
  FIRST_NAME: ['first name', 'नाव'],
  MIDDLE_NAME: ['father’s name', 'वडिलांचे नाव'],
  SURNAME: ['surname', 'आडनाव'],
  MOBILE: ['registered mobile', 'नोंदवलेला मोबाइल'],
  PHONE: ['number of the family', 'कुटुंबाचा नंबर'],
  EMAIL: ['email', 'ई-मेल'],
})

/** Why a search found a family, such as "surname" or "number: Father". */
export const whyFound = (why: readonly FoundBy[], language: Language): string =>
  why
    .map(({ by, type }) => (type ? `${words(language)[by]}: ${phoneTypeNames[type][language]}` : words(language)[by]))
    .join(', ')
