import { fieldsByPath } from '#contract/profile-fields.ts'
import { scriptOf } from '#domain/families/both-scripts/script-of.ts'
import {
  type ProfileForm,
  propertiesPath,
  relativesPath,
  secondPaths,
  siblingsPath,
} from '#web/profile-form/profile-form.ts'
import { isSuggested, type SecondForms } from '#web/second-script/second-forms.ts'

/** The names and places of the lists. The contract's tables say the same, but come with schemas that My Profile does not load. */
export const suggestedInRows = {
  [siblingsPath]: ['name', 'working_place'],
  [relativesPath]: ['surname', 'goan'],
  [propertiesPath]: ['place'],
} as const

/** How many names and places of a record have no second form. */
export function countUnconfirmed(form: ProfileForm): number {
  const fields = [...secondPaths].filter(
    ([path, second]) => isSuggested(fieldsByPath[path].bothScripts) && scriptOf(form[path]) && form[second] === '',
  )
  const lacks = (names: readonly string[], row: { second_script: SecondForms }) => {
    const texts: Readonly<Record<string, unknown>> = { ...row }
    return names.filter(name => scriptOf(String(texts[name])) && !row.second_script[name]).length
  }
  const rows = [
    ...form[siblingsPath].map(row => lacks(suggestedInRows[siblingsPath], row)),
    ...form[relativesPath].map(row => lacks(suggestedInRows[relativesPath], row)),
    ...form[propertiesPath].map(row => lacks(suggestedInRows[propertiesPath], row)),
  ]
  return fields.length + rows.reduce((sum, count) => sum + count, 0)
}
