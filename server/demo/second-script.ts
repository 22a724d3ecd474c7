import {
  expectationForms,
  type FormTable,
  familyForms,
  memberForms,
  propertyForms,
  relativeForms,
  siblingForms,
} from '#contract/families/second-script.ts'
import { isSameName } from '#domain/families/both-scripts/same-name.ts'
import { type NamePairs, otherForm } from '#domain/families/both-scripts/suggest.ts'
import type { Household } from './household.ts'
import { textsInMarathi } from './lists/texts-in-marathi.ts'

/** One family in so many has confirmed nothing yet, and is asked. */
const asked = 7

/** A community draws the same few hundred names again and again. */
const remembered = new WeakMap<NamePairs, Map<string, string | null>>()
function suggestedFor(typed: string, pairs: NamePairs): string | null {
  const suggested = remembered.get(pairs) ?? new Map<string, string | null>()
  remembered.set(pairs, suggested)
  const known = suggested.get(typed)
  if (known !== undefined) return known
  const form = otherForm(typed, pairs)
  suggested.set(typed, form)
  return form
}

const textsInEnglish = new Map(Array.from(textsInMarathi, ([english, marathi]) => [marathi, english]))
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}.]+/gu) ?? []

/** Names and places as we suggest them; a text as a family would translate it, or where it is made of known words. */
function formOf(typed: unknown, { bothScripts }: FormTable[string], pairs: NamePairs): string | null {
  if (typeof typed !== 'string' || typed === '') return null
  const suggested = () => suggestedFor(typed, pairs)
  if (bothScripts === 'text') {
    const translated = textsInMarathi.get(typed) ?? textsInEnglish.get(typed)
    const isKnown = wordsOf(typed).every(word => pairs.devanagari(word) ?? pairs.latin(word))
    return translated ?? (isKnown ? suggested() : null)
  }
  const form = suggested()
  return form && (bothScripts !== 'name' || isSameName(typed, form)) ? form : null
}

const withForms = <R extends object>(
  table: FormTable,
  row: R,
  pairs: NamePairs,
): R & { second_script: Record<string, string> } => ({
  ...row,
  second_script: Object.fromEntries(
    Object.values(table).flatMap(field => {
      const form = formOf((row as Readonly<Record<string, unknown>>)[field.column], field, pairs)
      return form === null ? [] : [[field.column, form]]
    }),
  ),
})
const withoutForms = <R extends object>(row: R) => ({ ...row, second_script: {} })

/** Most families have confirmed how they write their names in the other script. No draw is made, so the rest stays as it is. */
export function inBothScripts(household: Household, index: number, pairs: NamePairs): Household {
  const isAsked = index % asked === asked - 1
  const forms = <R extends object>(table: FormTable, rows: readonly R[]) =>
    rows.map(row => (isAsked ? withoutForms(row) : withForms(table, row, pairs)))
  return {
    ...household,
    members: forms(memberForms, household.members),
    family_details: forms(familyForms, household.family_details),
    siblings: forms(siblingForms, household.siblings),
    relatives: forms(relativeForms, household.relatives),
    properties: forms(propertyForms, household.properties),
    expectations: forms(expectationForms, household.expectations),
  }
}
