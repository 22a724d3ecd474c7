import { z } from 'zod'
import { charactersPerLetter } from '#domain/words/letters.ts'
import { endpoint } from '../endpoint.ts'
import { broken, type FieldName } from '../field-words.ts'
import * as field from '../fields.ts'
import { rowVersion, wholeNumber } from '../numbers.ts'
import { officeAct } from '../office/act.ts'
import { message, reason, uuid } from '../office/fields.ts'

/** A form sends what was typed. Nothing but whole numbers within these ends is a fee, a number of days or of views. */
const typedNumber = (name: FieldName, least: number, most: number) =>
  z
    .union([z.string(), wholeNumber(0, 999_999_999, broken('digits_only'))], { error: broken('required', name) })
    .transform(typed => String(typed).trim())
    .pipe(
      z
        .string()
        .min(1, { error: broken('required', name) })
        .regex(/^\d{1,9}$/, { error: broken('digits_only') }),
    )
    .transform(Number)
    .pipe(
      z
        .number()
        .int()
        .min(least, { error: broken('at_least', least) })
        .max(most, { error: broken('at_most', most) }),
    )

/** What nobody writes in Marathi is read in English. */
const inMarathi = (max: number) =>
  z
    .string({ error: broken('malformed') })
    .trim()
    .max(max * charactersPerLetter, { error: broken('max_length', max) })
    .refine(field.atMostLetters(max), { error: broken('max_length', max) })
    .default('')

const planFields = {
  plan_name: field.text('plan_name', 60),
  plan_name_mr: inMarathi(60),
  /** In rupees, GST included. */
  fee: typedNumber('fee', 1, 10_000_000),
  validity_in_days: typedNumber('validity_in_days', 1, 3_650),
  max_contact_views_count: typedNumber('max_contact_views_count', 0, 10_000),
  /** What the plan gives, a line each. */
  description: z
    .string({ error: broken('malformed') })
    .trim()
    .max(1_000, { error: broken('max_length', 1_000) }),
  description_mr: inMarathi(1_000),
  is_offline: z.boolean({ error: broken('malformed') }),
}

export const officePlans = endpoint({
  method: 'GET',
  path: '/office/plans',
  access: 'staff',
  writes: false,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        uuid,
        version: z.number(),
        plan_name: z.string(),
        plan_name_mr: z.string(),
        fee: z.number(),
        validity_in_days: z.number(),
        max_contact_views_count: z.number(),
        description: z.string(),
        description_mr: z.string(),
        is_offline: z.boolean(),
        is_retired: z.boolean(),
        /** Payments that were not given back, and what they brought in rupees. */
        sold: z.number(),
        brought: z.number(),
        refunded: z.number(),
        /** Members who have it today. */
        running: z.number(),
      }),
    ),
  }),
})

export const makePlan = officeAct('admin', { acts: ['plan_made'] }, '/office/plans', planFields)

/** Memberships and orders keep what they were made with. */
export const changePlan = endpoint({
  method: 'PUT',
  path: '/office/plans',
  access: 'admin',
  writes: true,
  acts: ['plan_changed'],
  input: z.strictObject({ uuid, version: rowVersion, ...planFields }),
  output: message,
})

/** A retired plan is not sold any more; whoever has it keeps it. */
export const retirePlan = officeAct('admin', { acts: ['plan_retired'] }, '/office/plans/retire', { uuid, reason })

export const offerPlanAgain = officeAct('admin', { acts: ['plan_offered_again'] }, '/office/plans/offer', { uuid })

/** Every plan on sale, in the order in which families see them. */
export const orderPlans = officeAct('admin', { acts: ['plans_ordered'] }, '/office/plans/order', {
  uuids: z.array(uuid, { error: broken('malformed') }).max(100),
})
