import { educationGroupOf } from '#domain/families/education-group.ts'
import { choosable, type ListOption } from '#web/api/option-lists.ts'

/** The entry of the list that an education belongs to, or nothing where its words do not tell or the office has retired it. */
export function educationGroupIn(groups: readonly ListOption[] | undefined, education: string): string {
  const code = educationGroupOf(education)
  return choosable(groups ?? []).find(group => code !== null && group.code === code)?.uuid ?? ''
}
