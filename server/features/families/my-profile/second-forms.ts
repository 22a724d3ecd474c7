import type { EditedProfile } from '#contract/families/edited-profile.ts'
import {
  expectationForms,
  type FormField,
  type FormTable,
  familyForms,
  memberForms,
  propertyForms,
  relativeForms,
  siblingForms,
} from '#contract/families/second-script.ts'
import { broken } from '#contract/field-words.ts'
import type { BrokenRules } from '#contract/issues.ts'
import { languageOf } from '#domain/families/both-scripts/language-of.ts'
import { isSameName } from '#domain/families/both-scripts/same-name.ts'
import type { SecondScript } from '#server/db/schema.ts'
import type { MemberRecord } from './queries.ts'

/** What becomes of second forms when a biodata is saved: which are stored, which wait for our office, and which are refused. */

interface WaitingName {
  /** Without the place of a row in its list, which a save may change. */
  path: string
  typed: string
  second: string
}
export interface SecondForms {
  member: SecondScript
  family: SecondScript
  siblings: SecondScript[]
  relatives: SecondScript[]
  properties: SecondScript[]
  expectation: SecondScript
  waiting: WaitingName[]
  /** The names as they will stand, by path and text: what waits about another one is void. */
  standing: Omit<WaitingName, 'second'>[]
  errors: BrokenRules
}
type Outcome = Pick<SecondForms, 'waiting' | 'standing' | 'errors'>

type Sent = Readonly<Record<string, unknown>> & {
  second_script?: Readonly<Record<string, string | undefined>> | undefined
}
type Stored = Readonly<Record<string, unknown>> & { second_script: SecondScript }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Whether a form is in the other script than what was typed. A name has letters of one script alone. */
function isOtherScript(field: FormField, typed: string, second: string): boolean {
  const [one, other] = [languageOf(typed), languageOf(second)]
  if (!one || !other || one === other) return false
  return field.bothScripts !== 'name' || !(hasLatin(typed) && hasLatin(second))
}
const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text)

interface Place {
  /** What stands before the name of a field in its path. */
  within: string
  /** The same without the place of a row in its list. */
  listed?: string
  /** The row as it is stored, of which a field that is not sent stays as it is. */
  kept?: Stored | undefined
  to: Outcome
  /** Our office types it, and needs nobody’s look. */
  isOffice: boolean
}

/**
 * The forms of one row after a save. One that is sent counts, an empty one takes it away, and one that is not sent stays while
 * what was typed stays. `donors` are the rows that were stored: a list is written anew, and its rows have no ids.
 */
function formsOf(
  table: FormTable,
  sent: Sent,
  donors: readonly Stored[],
  { within, listed = within, kept, to, isOffice }: Place,
): SecondScript {
  const forms: Record<string, string> = {}
  for (const [name, field] of Object.entries(table)) {
    const { column } = field
    const typed = textOf(sent[name] === undefined ? kept?.[column] : sent[name])
    if (typed === '') continue
    const stored = donors.find(row => textOf(row[column]) === typed && column in row.second_script)
    const before = stored?.second_script[column]
    const asked = sent.second_script?.[name]
    const isName = field.bothScripts === 'name'
    const isUnsure = Boolean(asked) && asked !== before && isName && !isOffice && !isSameName(typed, asked ?? '')
    if (asked && asked !== before && !isOtherScript(field, typed, asked))
      to.errors[`${within}second_script.${name}`] = broken('same_script')
    if (asked && isUnsure) to.waiting.push({ path: `${listed}${name}`, typed, second: asked })
    if (isName && (asked === undefined || asked === before || isUnsure))
      to.standing.push({ path: `${listed}${name}`, typed })
    // What was confirmed of the same name before is shown until our office has looked.
    const form = asked === undefined || isUnsure ? before : asked
    if (form) forms[column] = form
  }
  return forms
}

const listOf = (
  table: FormTable,
  rows: readonly Sent[] | undefined,
  stored: readonly Stored[],
  { path, ...place }: Pick<Place, 'to' | 'isOffice'> & { path: string },
): SecondScript[] =>
  (rows ?? stored.map(row => asSent(table, row))).map((row, at) => {
    const own = stored[at]
    const donors = own ? [own, ...stored] : stored
    const kept = 'uuid' in row ? stored.find(({ id }) => id === row.uuid) : undefined
    return formsOf(table, row, donors, { within: `${path}.${at}.`, listed: `${path}.`, kept, ...place })
  })
/** A stored row as if it had been sent back without its forms. */
const asSent = (table: FormTable, row: Stored): Sent =>
  Object.fromEntries(Object.entries(table).map(([name, { column }]) => [name, row[column]]))

/** The same of a registration, in which all fields stand side by side. */
export function secondFormsOfRegistration(
  sent: Sent,
  isOffice: boolean,
): Pick<SecondForms, 'member' | 'family'> & Outcome {
  const to: Outcome = { waiting: [], standing: [], errors: {} }
  return {
    member: formsOf(memberForms, sent, [], { within: '', to, isOffice }),
    family: formsOf({ goan: familyForms.goan }, sent, [], { within: '', to, isOffice }),
    ...to,
  }
}

/** The same of an imported record, which has no lists. */
export function secondFormsOfImport(sent: EditedProfile): Pick<SecondForms, 'member' | 'family'> & Outcome {
  const to: Outcome = { waiting: [], standing: [], errors: {} }
  const place = { to, isOffice: false }
  return {
    member: formsOf(memberForms, sent, [], { within: '', ...place }),
    family: formsOf(familyForms, sent.family_details ?? {}, [], { within: 'family_details.', ...place }),
    ...to,
  }
}

/** The second forms of a whole record after this save. */
export function secondFormsAfter(before: MemberRecord, sent: EditedProfile, isOffice: boolean): SecondForms {
  const to: Outcome = { waiting: [], standing: [], errors: {} }
  const family = sent.family_details
  const list = (path: string) => ({ path, to, isOffice })
  return {
    member: formsOf(memberForms, sent, [before], { within: '', kept: before, to, isOffice }),
    family: formsOf(familyForms, family ?? {}, before.family ? [before.family] : [], {
      within: 'family_details.',
      kept: before.family ?? undefined,
      to,
      isOffice,
    }),
    siblings: listOf(siblingForms, family?.family_members, before.siblings, list('family_details.family_members')),
    relatives: listOf(relativeForms, family?.relatives, before.relatives, list('family_details.relatives')),
    properties: listOf(propertyForms, sent.user_properties, before.properties, list('user_properties')),
    expectation: formsOf(expectationForms, sent.expectation ?? {}, before.expectation ? [before.expectation] : [], {
      within: 'expectation.',
      kept: before.expectation ?? undefined,
      to,
      isOffice,
    }),
    ...to,
  }
}
