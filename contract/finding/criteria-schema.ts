import { z } from 'zod'
import { broken } from '../field-words.ts'
import { wholeNumber } from '../numbers.ts'
import {
  type Criterion,
  criterionNames,
  everyOption,
  type FlagCriterion,
  type ListCriterion,
  searchCriteria,
  type WireName,
} from './criteria.ts'

const error = broken('malformed')
/** Pages and old links send these where nothing was chosen. */
const isNothing = (text: string) => text === '' || text.toLowerCase() === 'null'
const nothing = z.null()
const mostEntries = 2000

function readList(sent: string | string[] | null): string[] {
  const entries = [sent ?? []].flat().flatMap(entry => entry.split(','))
  const chosen = [...new Set(entries.map(entry => entry.trim()).filter(entry => !isNothing(entry)))]
  return chosen.some(entry => entry.toUpperCase() === everyOption) ? [everyOption] : chosen
}

/** A list repeats its key in a query, is comma-separated, or is a JSON list. An empty list is no criterion. */
const list = z
  .union([z.string(), z.array(z.string()), nothing], { error })
  .transform(readList)
  .refine(chosen => chosen.length <= mostEntries, { error })
const ids = list
  .refine(chosen => chosen.every(entry => entry === everyOption || z.guid().safeParse(entry).success), { error })
  .transform(chosen => chosen.map(entry => (entry === everyOption ? entry : entry.toLowerCase())))

const number = (min: number, max: number) =>
  z
    .union([z.string(), wholeNumber(min, max, error), nothing], { error })
    .transform(sent => (sent === null || isNothing(String(sent).trim()) ? null : Number(sent)))
    .refine(value => value === null || (Number.isInteger(value) && value >= min && value <= max), { error })

const yesOrNo = z
  .union([z.string(), nothing], { error })
  .transform(sent => (sent === null || isNothing(sent) ? 'N' : sent.toUpperCase()))
  .pipe(z.enum(['Y', 'N'], { error }))

function schemasOf(criterion: Criterion): [WireName, z.ZodType][] {
  const declared = searchCriteria[criterion]
  switch (declared.kind) {
    case 'options':
      return [[declared.wire, ids.optional()]]
    case 'answers':
      return [[declared.wire, list.optional()]]
    case 'range': {
      const end = number(declared.min, declared.max).optional()
      return [
        [declared.wire.from, end],
        [declared.wire.to, end],
      ]
    }
    default:
      return [[declared.wire, yesOrNo.optional()]]
  }
}

type Optional<T extends z.ZodType> = z.ZodOptional<T>
type Shape = Record<WireName<ListCriterion>, Optional<typeof list>> &
  Record<WireName<FlagCriterion>, Optional<typeof yesOrNo>> &
  Record<Exclude<WireName, WireName<ListCriterion | FlagCriterion>>, Optional<ReturnType<typeof number>>>

/** The schema of each criterion by its name on the wire. The compiler cannot follow the table through fromEntries. */
export const criteriaShape = Object.fromEntries(criterionNames.flatMap(schemasOf)) as Shape
const criteriaSchema = z.object(criteriaShape)
/** The criteria as a page sends them. */
export type SentCriteria = z.input<typeof criteriaSchema>
/** The criteria as the schema reads them. */
export type ParsedCriteria = z.output<typeof criteriaSchema>
