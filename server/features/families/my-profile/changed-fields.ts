import { isDeepStrictEqual } from 'node:util'
import type { EditableProfile } from './present.ts'

type Part = Readonly<Record<string, unknown>>
const differing = (before: Part, after: Part, within = ''): string[] =>
  Object.keys(after)
    .filter(name => !isDeepStrictEqual(before[name], after[name]))
    .map(name => `${within}${name}`)

/** The names that the lists give to ids change with their ids. */
const namesOfIds = ['family_details.taluka', 'family_details.district']

/** The paths of the fields that an edit changed. A list counts as one field. */
export function changedFields(before: EditableProfile, after: EditableProfile): string[] {
  const { family_details: familyBefore, expectation: wishedBefore, ...ownBefore } = before
  const { family_details: familyAfter, expectation: wishedAfter, ...ownAfter } = after
  return [
    ...differing(ownBefore, ownAfter),
    ...differing(familyBefore, familyAfter, 'family_details.'),
    ...differing(wishedBefore, wishedAfter, 'expectation.'),
  ].filter(path => !namesOfIds.includes(path))
}
