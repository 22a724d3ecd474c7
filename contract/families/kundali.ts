import { z } from 'zod'
import { bandCodes } from '#domain/kundali/bands.ts'
import type { Breakdown } from '#domain/kundali/breakdown.ts'
import { isRealTime } from '#domain/kundali/clock.ts'
import { enteredFields } from '#domain/kundali/disagreements.ts'
import { kootaCodes } from '#domain/kundali/kootas/eight.ts'
import { mangalVerdicts } from '#domain/kundali/mangal-pair.ts'
import { maxTotal } from '#domain/kundali/max-total.ts'
import { noteCodes } from '#domain/kundali/words.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'

const bilingual = z.object({ en: z.string(), mr: z.string() })

const unscored = {
  mangal: z.object({ bride: bilingual, groom: bilingual, verdict: z.enum(mangalVerdicts), text: bilingual }),
  devak: bilingual.nullable(),
}

const kootaLine = z.object({
  code: z.enum(kootaCodes),
  name: bilingual,
  points: z.number(),
  max: z.number(),
  bride: bilingual,
  groom: bilingual,
  reason: bilingual,
})

export const breakdownAnswer = z.discriminatedUnion('known', [
  z.object({
    known: z.literal(true),
    total: z.number().min(0).max(maxTotal),
    band: z.object({ code: z.enum(bandCodes), name: bilingual }),
    kootas: z.array(kootaLine).readonly(),
    notes: z.array(z.object({ code: z.enum(noteCodes), text: bilingual })).readonly(),
    ...unscored,
  }),
  z.object({
    known: z.literal(false),
    missing: z
      .array(
        z.object({
          whose: z.enum(['bride', 'groom']),
          detail: z.enum(['nakshatra', 'charan', 'conflict']),
          text: bilingual,
        }),
      )
      .readonly(),
    ...unscored,
  }),
]) satisfies z.ZodType<Breakdown>

/** Gun Milan of the viewer and a member whose profile the viewer may open. The viewer's gender decides who is the bride. */
export const kundali = endpoint({
  method: 'GET',
  path: '/kundali/:uuid',
  access: 'member',
  writes: false,
  limits: ['profiles'],
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }) }),
  output: breakdownAnswer,
})

/** An option of the edit form's lists, so that the form can take it unchanged. */
const option = z.object({ uuid: z.guid(), name: z.string() })
const place = z.object({ raas: option, nakshatra: option, charan: option })

/** Derives the fields of the edit form from a birth, and lists the entered values that contradict it. */
export const horoscope = endpoint({
  method: 'GET',
  path: '/horoscope',
  access: 'member',
  writes: false,
  input: z.strictObject({
    date: field.birthDate,
    time: z
      .string({ error: broken('malformed') })
      .refine(time => time === '' || isRealTime(time), { error: broken('malformed') })
      .optional()
      .transform(time => time || undefined),
    raas_id: field.optionalChoice(),
    nakshatra_id: field.optionalChoice(),
    charan_id: field.optionalChoice(),
    nadi_id: field.optionalChoice(),
    gan_id: field.optionalChoice(),
  }),
  output: z.object({
    /** Null without a time, because several charans are possible then. */
    horoscope: place.extend({ nadi: option, gan: option, longitude: z.number() }).nullable(),
    /** One place, both when the birth is near a boundary, or all of the day without a time. */
    possible: z.array(place),
    warning: bilingual.nullable(),
    disagreements: z.array(
      z.object({ field: z.enum(enteredFields), entered: option, possible: z.array(option).readonly() }),
    ),
  }),
})
