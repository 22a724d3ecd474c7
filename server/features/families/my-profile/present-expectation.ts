import type { CurrentMember } from '#contract/families/my-profile.ts'
import { expectationForms } from '#contract/families/second-script.ts'
import { expectationFields } from '#contract/profile-fields.ts'
import { type ExpectationList, expectationListNames } from '#contract/site/choice-lists.ts'
import { presentOwn } from '#server/features/families/profile-fields/columns.ts'
import { formsPresenter } from '#server/features/families/profile-fields/second-script.ts'
import type { MemberRecord } from './queries.ts'

const presentForms = formsPresenter(expectationForms, 'free', 'paid', 'self')

export function presentOwnExpectation({ expectation: row }: MemberRecord): CurrentMember['expectation'] {
  const chosen = (list: string) => row?.choices[list] ?? []
  const wishes = Object.fromEntries(expectationListNames.map(name => [name, chosen(name)])) as Record<
    ExpectationList,
    string[]
  >
  return {
    ...wishes,
    birth_year_from: row?.birth_year_from ?? null,
    birth_year_to: row?.birth_year_to ?? null,
    height_from: row?.height_from ?? null,
    height_to: row?.height_to ?? null,
    patrika_match: row?.patrika_match ?? null,
    ...presentOwn(expectationFields, row),
    ...presentForms(row?.second_script),
    expected_educations: chosen('expected_educations'),
  }
}
