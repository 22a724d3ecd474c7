import { z } from 'zod'
import { broken } from './field-words.ts'

const error = broken('malformed')
/** What pages and old links send where nothing was chosen. */
const isNothing = (said: string) => said === '' || said.toLowerCase() === 'null'
const nothing = z.null()

/** A list with every option chosen: longer than an address may be, so it goes by one word. */
export const everyOption = 'ALL'
const most = 2000

function readList(sent: string | string[] | null): string[] {
  const said = [sent ?? []].flat().flatMap(one => one.split(','))
  const chosen = [...new Set(said.map(one => one.trim()).filter(one => !isNothing(one)))]
  return chosen.some(one => one.toUpperCase() === everyOption) ? [everyOption] : chosen
}

/** Repeated in a query, comma-separated, or a JSON list: all are read. One without an entry is no criterion. */
const list = z.union([z.string(), z.array(z.string()), nothing], { error }).transform(readList)
const ids = list
  .refine(chosen => chosen.length <= most, { error })
  .refine(chosen => chosen.every(one => one === everyOption || z.guid().safeParse(one).success), { error })
  .transform(chosen => chosen.map(one => (one === everyOption ? one : one.toLowerCase())))
const names = list.refine(chosen => chosen.length <= most, { error })

const number = (from: number, to: number) =>
  z
    .union([z.string(), z.number(), nothing], { error })
    .transform(sent => (sent === null || isNothing(String(sent).trim()) ? null : Number(sent)))
    .refine(said => said === null || (Number.isInteger(said) && said >= from && said <= to), { error })

const yes = z
  .union([z.string(), nothing], { error })
  .transform(sent => (sent === null || isNothing(sent) ? 'N' : sent.toUpperCase()))
  .pipe(z.enum(['Y', 'N'], { error }))

/** What one may search by. Ages are birth years; both ranges are read in either order. */
export const criteria = {
  marital_status_id: ids.optional(),
  same_devak: yes.optional(),
  from_age: number(1900, 2100).optional(),
  to_age: number(1900, 2100).optional(),
  from_height: number(100, 250).optional(),
  to_height: number(100, 250).optional(),
  education_group_id: ids.optional(),
  working_place_id: ids.optional(),
  native_place_id: ids.optional(),
  occupation_type_id: ids.optional(),
  diet_ids: ids.optional(),
  /** Names, as the list of options gives them in either language. */
  move_to_abroad: names.optional(),
}
const sentCriteria = z.object(criteria)
/** As a page sends them. */
export type SentCriteria = z.input<typeof sentCriteria>
/** As the server reads them. */
export type AskedCriteria = z.output<typeof sentCriteria>

export const criterionNames = Object.keys(criteria) as (keyof AskedCriteria)[]
