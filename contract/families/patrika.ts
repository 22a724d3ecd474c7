import { z } from 'zod'
import { mangalName } from '#domain/kundali/names.ts'
import { grahas } from '#domain/kundali/patrika/grahas.ts'
import type { Patrika } from '#domain/kundali/patrika/patrika.ts'
import { isCharan, isNakshatra, isRaas } from '#domain/kundali/zodiac.ts'
import { languages } from '#domain/words/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

const bilingual = z.object({ en: z.string(), mr: z.string() })
const sign = z.number().refine(isRaas)
const skyPlace = z.object({
  /** Sidereal (Lahiri), in degrees from 0 to 360. */
  longitude: z.number(),
  sign,
  nakshatra: z.number().refine(isNakshatra),
  pada: z.number().refine(isCharan),
  navamsa: sign,
  house: z.number(),
})
const grahaPlace = skyPlace.extend({ retrograde: z.boolean(), speed: z.number() })
const period = z.object({ lord: z.enum(grahas), from: z.string(), to: z.string() })

const patrika = z.object({
  ayanamsha: z.number(),
  lagna: skyPlace,
  grahas: z.object({
    sun: grahaPlace,
    moon: grahaPlace,
    mars: grahaPlace,
    mercury: grahaPlace,
    jupiter: grahaPlace,
    venus: grahaPlace,
    saturn: grahaPlace,
    rahu: grahaPlace,
    ketu: grahaPlace,
  }),
  panchang: z.object({
    tithi: z.number(),
    yoga: z.number(),
    karana: z.number(),
    weekday: z.number().nullable(),
    sunrise: z.string().nullable(),
    sunset: z.string().nullable(),
  }),
  dasha: z.object({
    lord: z.enum(grahas),
    years: z.number(),
    balance: z.number(),
    end: z.string(),
    periods: z.array(period).readonly(),
  }),
  mangal: z.object({
    houseFromLagna: z.number(),
    houseFromMoon: z.number(),
    fromLagna: z.boolean(),
    fromMoon: z.boolean(),
    fromLagnaWith2: z.boolean(),
    fromMoonWith2: z.boolean(),
    ownSign: z.boolean(),
    exalted: z.boolean(),
  }),
}) satisfies z.ZodType<Patrika>

const answer = z.object({
  /** Whether there is a chart, or why not: no time, no place, or a time that no clock showed. */
  state: z.enum(['known', 'no_time', 'no_place', 'impossible_time']),
  patrika: patrika.nullable(),
  /** Where the chart is computed for. */
  place: bilingual.nullable(),
  /** What is in doubt, a sentence each. */
  warnings: z.array(bilingual),
  /** The family's own answer: all that other families read of mangal. */
  mangal_told: z.enum(Object.keys(mangalName) as (keyof typeof mangalName)[]).nullable(),
})

/** The horoscope of one's own birth, or of a member whose birth time the viewer reads. */
export const patrikaDetail = endpoint({
  method: 'GET',
  path: '/patrika/:uuid',
  access: 'member',
  writes: false,
  limits: ['profiles'],
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }) }),
  output: {
    /** The owner alone reads what the birth time says of mangal, and that their own answer differs from it. */
    self: answer.extend({ mangal_difference: bilingual.nullable() }),
    /** Whether the viewer may take a guruji's sheet with this member. */
    other: answer.extend({ patrika: patrika.omit({ mangal: true }).nullable(), may_take_sheet: z.boolean() }),
  },
})
/** A window that opens carries no session, so the page asks for an address that is good for five minutes. */
export const sheetTicket = endpoint({
  method: 'POST',
  path: '/patrika/sheet/ticket',
  access: 'member',
  writes: true,
  limits: ['sheets'],
  input: z.strictObject({
    uuid: z.guid({ error: broken('malformed') }),
    language: z.enum(languages, { error: broken('malformed') }).default('en'),
  }),
  output: z.object({ url: z.string(), message: z.string() }),
})

export type PatrikaAnswer = z.output<typeof answer>
/** A chart as its owner reads it, or as another family does. */
export type DrawnPatrika = NonNullable<OthersPatrikaAnswer['patrika']> & { mangal?: Patrika['mangal'] }
export type OwnPatrikaAnswer = z.output<typeof patrikaDetail.output.self>
export type OthersPatrikaAnswer = z.output<typeof patrikaDetail.output.other>
