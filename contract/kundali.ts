import { z } from 'zod'
import { bandCodes } from '#domain/kundali/bands.ts'
import type { Breakdown } from '#domain/kundali/breakdown.ts'
import { isRealTime } from '#domain/kundali/clock.ts'
import { enteredFields } from '#domain/kundali/disagreements.ts'
import { kootaCodes } from '#domain/kundali/kootas/eight.ts'
import { maxTotal } from '#domain/kundali/kootas/koota.ts'
import { mangalVerdicts } from '#domain/kundali/mangal.ts'
import { noteCodes } from '#domain/kundali/words.ts'
import { endpoint } from './endpoint.ts'
import { broken } from './field-words.ts'
import * as field from './fields.ts'

const bilingual = z.object({ en: z.string(), mr: z.string() })

const beside = {
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
    ...beside,
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
    ...beside,
  }),
]) satisfies z.ZodType<Breakdown>

/** The viewer and one whose profile the viewer may open; who of them is the bride follows from the viewer. */
export const kundali = endpoint({
  method: 'GET',
  path: '/kundali/:uuid',
  access: 'member',
  writes: false,
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }) }),
  output: breakdownAnswer,
})

/** An option of the edit form's own lists, so that the form can take it as it is. */
const option = z.object({ uuid: z.guid(), name: z.string() })
const place = z.object({ raas: option, nakshatra: option, charan: option })

/** Fills the edit form from a birth, and holds what stands in the form against it. */
export const horoscope = endpoint({
  method: 'GET',
  path: '/horoscope',
  access: 'member',
  writes: false,
  input: z.strictObject({
    date: field.dateOfBirth,
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
    /** Null without a time: several charans are possible then, and none is chosen. */
    horoscope: place.extend({ nadi: option, gan: option, longitude: z.number() }).nullable(),
    /** One, or both where the birth is near an edge, or all of the day. */
    possible: z.array(place),
    warning: bilingual.nullable(),
    disagreements: z.array(
      z.object({ field: z.enum(enteredFields), entered: option, possible: z.array(option).readonly() }),
    ),
  }),
})
