import { z } from 'zod'
import { charactersPerLetter } from '#domain/words/letters.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { atMostLetters, hidesNoContact, isName, keepsDirection } from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { type BothScripts, expectationFields, familyFields, memberFields } from '../profile-fields.ts'

/**
 * The second forms of names, places and short texts: the same in the other script. They stand in `second_script` beside the fields
 * as they were typed: sent by the name of the field alone, and read by the language in which each is written, so that the typed
 * one is that of the other language. A field without a second form has no key.
 */

/** A field with a second form, of the table of fields or of a list. */
export interface FormField {
  column: string
  kind: 'name' | 'text' | 'private'
  max: number
  readBy: 'free' | 'paid' | 'self'
  bothScripts: BothScripts
}
export type FormTable = Readonly<Record<string, FormField>>

type InBothScripts<T> = { [F in keyof T as T[F] extends { bothScripts: BothScripts } ? F : never]: FormField }
const inBothScripts = <T extends object>(table: T) =>
  Object.fromEntries(Object.entries(table).filter(([, row]) => 'bothScripts' in row)) as InBothScripts<T>

/** The fields with a second form, as `profile-fields.ts` has them. */
export const memberForms = inBothScripts(memberFields)
export const familyForms = inBothScripts(familyFields)
export const expectationForms = inBothScripts(expectationFields)

/** The same of the lists, whose fields the table does not have. */
export const siblingForms = {
  name: { column: 'name', kind: 'text', max: maxLength['family_members.name'], readBy: 'paid', bothScripts: 'name' },
  education: {
    column: 'education',
    kind: 'text',
    max: maxLength['family_members.education'],
    readBy: 'paid',
    bothScripts: 'text',
  },
  occupation: {
    column: 'occupation',
    kind: 'text',
    max: maxLength['family_members.occupation'],
    readBy: 'paid',
    bothScripts: 'text',
  },
  working_place: {
    column: 'work_place',
    kind: 'text',
    max: maxLength['family_members.working_place'],
    readBy: 'paid',
    bothScripts: 'place',
  },
} as const satisfies FormTable
export const relativeForms = {
  surname: {
    column: 'surname',
    kind: 'text',
    max: maxLength['relatives.surname'],
    readBy: 'free',
    bothScripts: 'name',
  },
  goan: { column: 'village', kind: 'text', max: maxLength['relatives.goan'], readBy: 'paid', bothScripts: 'place' },
} as const satisfies FormTable
export const propertyForms = {
  details: { column: 'details', kind: 'text', max: maxLength.details, readBy: 'free', bothScripts: 'text' },
  place: { column: 'place', kind: 'text', max: maxLength.place, readBy: 'paid', bothScripts: 'place' },
} as const satisfies FormTable

/** A second form may be twice as long: क्षीरसागर is Kshirsagar. */
export const secondFormLimit = (field: Pick<FormField, 'max'>): number => 2 * field.max

const rule = (name: Parameters<typeof broken>[0], argument?: string | number) => ({ error: broken(name, argument) })

/** The rules of the field itself hold for its second form too. An empty one takes it away; one that is not sent stays. */
function sentForm(field: FormField) {
  const most = secondFormLimit(field)
  return z
    .union([z.string(), z.null()], rule('malformed'))
    .transform(value => (value ?? '').trim().normalize('NFC'))
    .pipe(
      z
        .string()
        .max(most * charactersPerLetter, rule('max_length', most))
        .refine(atMostLetters(most), rule('max_length', most))
        .refine(keepsDirection, rule('malformed'))
        .refine(value => field.kind !== 'name' || isName(value), rule('name'))
        .refine(value => field.kind === 'private' || hidesNoContact(value), rule('contact_in_text')),
    )
    .optional()
}
type SentForms<T> = { [F in keyof T]: ReturnType<typeof sentForm> }
const sentShape = <T extends FormTable>(table: T) =>
  Object.fromEntries(Object.entries(table).map(([name, field]) => [name, sentForm(field)])) as SentForms<T>

/** What the edit form sends. What it does not name is dropped: a page sends back the forms as it read them, by language. */
export const sentForms = <T extends FormTable>(table: T) => z.object(sentShape(table), rule('malformed')).optional()
/** The same where every key is checked. */
export const strictForms = <T extends FormTable>(table: T) =>
  z.strictObject(sentShape(table), rule('malformed')).optional()

type FormsShape<F extends string> = Record<F, z.ZodOptional<z.ZodString>>
/** The second forms of these fields as they are read, by the language in which each is written. Absent where there is none. */
export function readForms<F extends string>(names: readonly F[]) {
  const forms = z.object(Object.fromEntries(names.map(name => [name, z.string().optional()])) as FormsShape<F>)
  return z.object({ mr: forms.optional(), en: forms.optional() }).optional()
}
export type ReadForms<F extends string = string> = z.output<ReturnType<typeof readForms<F>>>

type NamesOf<T extends FormTable> = keyof T & string
/** The names of the fields that these readers read, of a table. */
export const formsReadBy = <T extends FormTable>(table: T, ...readers: readonly FormField['readBy'][]) =>
  Object.entries(table).flatMap(([name, { readBy }]) => (readers.includes(readBy) ? [name] : [])) as NamesOf<T>[]
export const ownForms = <T extends FormTable>(table: T) => readForms(Object.keys(table) as NamesOf<T>[])

/** The most texts for which one call suggests, how long each may be, and of how many words together. A form has fewer on a screen. */
export const suggestedAtOnce = 20
const longestSuggested = 200
export const wordsSuggestedAtOnce = 40

/** A guess is confirmed by a press or a correction; a form of a list, a place or five families by saving what showed it. */
const suggestion = z.object({ form: z.string(), is_guess: z.literal([0, 1]) }).nullable()

/**
 * The other script's form of each text, or null where nothing can be suggested. Public, because a registration asks it; it stores
 * and logs nothing of what is asked.
 */
export const scriptSuggestions = endpoint({
  method: 'POST',
  path: '/script-suggestions',
  access: 'public',
  writes: false,
  limits: ['script suggestions'],
  input: z.strictObject({
    texts: z
      .array(z.string(rule('malformed')).max(longestSuggested, rule('max_length', longestSuggested)), rule('malformed'))
      .min(1, rule('malformed'))
      .max(suggestedAtOnce, rule('too_many', suggestedAtOnce)),
  }),
  output: z.object({ list: z.array(suggestion) }),
})

/** A path of a field, through the lists by their places: `family_details.family_members.0.name`, `user_properties.1.place`. */
const path = z.string()

/**
 * "Is this how you write it?": the own names and places that have no second form, each with what we would suggest, and the names
 * that wait for our office.
 */
export const secondScript = endpoint({
  method: 'GET',
  path: '/second-script',
  access: 'member',
  writes: false,
  limits: ['script suggestions'],
  input: z.object({}),
  output: z.object({
    /** The version that is read, for the save. */
    version: z.number(),
    list: z.array(z.object({ path, typed: z.string(), suggestion })),
    waiting: z.array(z.object({ path, typed: z.string(), second: z.string() })),
  }),
})
