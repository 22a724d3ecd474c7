import { z } from 'zod'
import { matchClasses, wishes } from '#domain/finding/fit.ts'
import { heightsCm } from '#domain/limits.ts'
import { languages } from '#domain/words/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { patrikaAnswers } from '../families/edited-profile.ts'
import { expectation } from '../families/profiles.ts'
import { broken } from '../field-words.ts'
import { limit, offset } from '../paging.ts'
import { flag, freeSummary, nullableText, pageOf, paidSummary } from './summary.ts'

const wishNames = z.array(z.enum(wishes))
/** The outcome of each wish of one side. A wish about a fact that was not told is neither met nor missed. */
export const matchFit = z.object({ met: wishNames, missed: wishNames, not_told: wishNames })
export type MatchFit = z.output<typeof matchFit>

const match = {
  /** BOTH: each fits the other's wishes. OURS: they fit ours. NEAR: they miss one of ours. */
  match_class: z.enum(matchClasses),
  /** How they meet our wishes. */
  ours: matchFit,
  /** How we meet theirs, and what those are. Null where they wrote none. */
  theirs: matchFit.nullable(),
  expectation,
}

/** Y leaves out the families who may be related to the viewer, as the criterion of a search does. */
const withoutKin = z.enum(['Y', 'N'], { error: broken('malformed') })

/** What the viewer looks for, and the viewer's own facts that the wishes of others are compared with. */
export const comparedWith = {
  wanted: expectation,
  own: z.object({
    marital_status: nullableText,
    birth_year: z.number(),
    height: z.number(),
    working_city: nullableText,
    native_district: nullableText,
  }),
}

const matchPage = {
  has_expectations: flag,
  /** How many there are of each class. */
  counts: z.object({ both: z.number(), ours: z.number(), near: z.number() }),
  /** How many members the list leaves out because of what the viewer did or wrote. */
  left_out: z.object({ answered: z.number(), blocked: z.number(), same_devak: z.number() }),
  ...comparedWith,
}

/** Families who fit the viewer's expectations, those first whose expectations the viewer meets too. */
export const matchList = endpoint({
  method: 'GET',
  path: '/matches',
  access: 'member',
  writes: false,
  limits: ['pages', 'rows read'],
  input: z.object({ offset, limit, without_kin: withoutKin.optional() }),
  output: {
    free: pageOf(freeSummary.extend(match)).extend(matchPage),
    paid: pageOf(paidSummary.extend(match)).extend(matchPage),
  },
})

/** A window that opens carries no session, so the page asks for an address of this week's sheet that is good for five minutes. */
export const weeklySheetTicket = endpoint({
  method: 'POST',
  path: '/matches/sheet/ticket',
  access: 'member',
  writes: true,
  limits: ['weekly sheets'],
  input: z.strictObject({ language: z.enum(languages, { error: broken('malformed') }).default('en') }),
  output: z.object({ url: z.string(), message: z.string() }),
})

const year = z.coerce.number({ error: broken('malformed') }).int({ error: broken('malformed') })
const birthYear = year.min(1900, { error: broken('malformed') }).max(2100, { error: broken('malformed') })
const height = year
  .min(Math.min(...heightsCm), { error: broken('malformed') })
  .max(Math.max(...heightsCm), { error: broken('malformed') })
/** Ids with commas between them, so that a whole form fits into an address. */
const ids = z
  .string({ error: broken('malformed') })
  .max(20_000, { error: broken('malformed') })
  .transform(text =>
    text
      .toLowerCase()
      .split(',')
      .filter(id => id !== ''),
  )
  .pipe(z.array(z.guid({ error: broken('malformed') })))

/**
 * What each wish of the viewer costs: how many more would fit without it, and with it relaxed a little. With any wish in the
 * input, those of the input are counted and not the stored ones. Null is fewer than ten, so that a count never points at a
 * family.
 */
export const wishCosts = endpoint({
  method: 'GET',
  path: '/expectation/costs',
  access: 'member',
  writes: false,
  limits: ['fit counts'],
  input: z.strictObject({
    birth_year_from: birthYear.optional(),
    birth_year_to: birthYear.optional(),
    height_from: height.optional(),
    height_to: height.optional(),
    patrika_match: z.enum(patrikaAnswers, { error: broken('malformed') }).optional(),
    marital_status: ids.optional(),
    working_city: ids.optional(),
    native_district: ids.optional(),
  }),
  output: z.object({
    has_expectations: flag,
    fitting: z.number().nullable(),
    /** The wish that costs the most comes first. */
    costs: z.array(
      z.object({
        wish: z.enum(wishes),
        without: z.number().nullable(),
        /** The wish relaxed: one end of its range, or an entry more. */
        relaxed: z
          .object({
            end: z.enum(['from', 'to', 'entry']),
            value: z.union([z.number(), z.string()]),
            more: z.number(),
          })
          .nullable(),
      }),
    ),
  }),
})
