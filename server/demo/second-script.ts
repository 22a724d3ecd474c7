import {
  type FormTable,
  familyForms,
  memberForms,
  propertyForms,
  relativeForms,
  siblingForms,
} from '#contract/families/second-script.ts'
import { isSameName } from '#domain/families/both-scripts/same-name.ts'
import { shippedPairs } from '#domain/families/both-scripts/shipped-pairs.ts'
import { otherForm } from '#domain/families/both-scripts/suggest.ts'
import type { Household } from './household.ts'

/** One family in so many has confirmed nothing yet, and is asked. */
const asked = 7

/** A community draws the same few hundred names again and again. */
const suggested = new Map<string, string | null>()
function suggestedFor(typed: string): string | null {
  const known = suggested.get(typed)
  if (known !== undefined) return known
  const form = otherForm(typed, shippedPairs)
  suggested.set(typed, form)
  return form
}

/** Names and places as we suggest them; a text only where a family would write the same word. */
function formOf(typed: unknown, { bothScripts }: FormTable[string]): string | null {
  if (typeof typed !== 'string' || typed === '') return null
  if (bothScripts === 'text') return shippedPairs.devanagari(typed) ?? shippedPairs.latin(typed) ?? null
  const form = suggestedFor(typed)
  return form && (bothScripts !== 'name' || isSameName(typed, form)) ? form : null
}

const withForms = <R extends object>(table: FormTable, row: R): R & { second_script: Record<string, string> } => ({
  ...row,
  second_script: Object.fromEntries(
    Object.values(table).flatMap(field => {
      const form = formOf((row as Readonly<Record<string, unknown>>)[field.column], field)
      return form === null ? [] : [[field.column, form]]
    }),
  ),
})
const withoutForms = <R extends object>(row: R) => ({ ...row, second_script: {} })

/** Most families have confirmed how they write their names in the other script. No draw is made, so the rest stays as it is. */
export function inBothScripts(household: Household, index: number): Household {
  const isAsked = index % asked === asked - 1
  const forms = <R extends object>(table: FormTable, rows: readonly R[]) =>
    rows.map(row => (isAsked ? withoutForms(row) : withForms(table, row)))
  return {
    ...household,
    members: forms(memberForms, household.members),
    family_details: forms(familyForms, household.family_details),
    siblings: forms(siblingForms, household.siblings),
    relatives: forms(relativeForms, household.relatives),
    properties: forms(propertyForms, household.properties),
  }
}
