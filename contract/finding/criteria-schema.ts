import { z } from 'zod'
import { broken } from '../field-words.ts'
import { wholeNumber } from '../numbers.ts'
import {
  type Criterion,
  criterionNames,
  type FlagCriterion,
  type ListCriterion,
  searchCriteria,
  type WireName,
} from './criteria.ts'
import { areIds, isEnd, isOfReadableLength, readEnd, readFlag, readIds, readList } from './criterion-values.ts'

const error = broken('malformed')
const nothing = z.null()

const list = z
  .union([z.string(), z.array(z.string()), nothing], { error })
  .transform(readList)
  .refine(isOfReadableLength, { error })
const ids = list.refine(areIds, { error }).transform(readIds)

const number = (min: number, max: number) =>
  z
    .union([z.string(), wholeNumber(min, max, error), nothing], { error })
    .transform(readEnd)
    .refine(value => isEnd(value, min, max), { error })

const yesOrNo = z
  .union([z.string(), nothing], { error })
  .transform(readFlag)
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
