import { broken } from '#contract/field-words.ts'
import {
  type Criterion,
  criterionNames,
  everyOption,
  exclusiveCriteria,
  isAnswers,
  isFlag,
  isRange,
  type ListCriterion,
  searchCriteria,
  type WireName,
} from '#contract/finding/criteria.ts'
import type { ParsedCriteria } from '#contract/finding/criteria-schema.ts'
import { yearInIndia } from '#domain/calendar.ts'
import { listOf } from '#server/features/finding/read-model/columns.ts'
import type { Range } from '#server/features/finding/read-model/criteria.ts'
import { isRetired } from '#server/features/shared/master-data/options.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { answersByText } from './answers.ts'
import type { ListChoice, SearchCriteria, SearchValue } from './criteria.ts'

/** The ends may come in either order. */
const ordered = (one: number | null, other: number | null): Range =>
  one !== null && other !== null && one > other ? { from: other, to: one } : { from: one, to: other }

/** Reads the criteria of a request, or refuses it. An option that its list does not hold is refused: nobody would match. */
export function readCriteria(sent: ParsedCriteria, data: MasterData, now: Date): SearchCriteria {
  const fields: Partial<Record<WireName, string>> = {}

  function readChoice(criterion: ListCriterion): ListChoice {
    const { wire } = searchCriteria[criterion]
    const values = sent[wire] ?? []
    if (values[0] === everyOption) return 'all'
    const optionsByText = isAnswers(criterion)
      ? answersByText(criterion, data)
      : new Map(
          listOf(criterion)
            ?.rows(data)
            .filter(row => !isRetired(data, row.id))
            .map(row => [row.id, row.id]),
        )
    const chosen = new Set<string>()
    for (const value of values) {
      const option = optionsByText.get(value.toLowerCase())
      if (option === undefined) fields[wire] = broken(isRetired(data, value) ? 'retired_choice' : 'malformed')
      else chosen.add(option)
    }
    return chosen.size === new Set(optionsByText.values()).size ? 'all' : [...chosen]
  }

  function readValue(criterion: Criterion): SearchValue {
    if (isFlag(criterion)) return sent[searchCriteria[criterion].wire] === 'Y'
    if (!isRange(criterion)) return readChoice(criterion)
    const { wire } = searchCriteria[criterion]
    return ordered(sent[wire.from] ?? null, sent[wire.to] ?? null)
  }

  const { wire: year } = searchCriteria.birthYear
  for (const end of [year.from, year.to]) if ((sent[end] ?? 0) > yearInIndia(now)) fields[end] = broken('malformed')
  // The compiler cannot follow the table through fromEntries.
  const read = Object.fromEntries(criterionNames.map(criterion => [criterion, readValue(criterion)])) as SearchCriteria
  const [first, second] = exclusiveCriteria
  if (read[first].length > 0 && read[second].length > 0)
    fields[searchCriteria[second].wire] ??= broken('work_or_abroad')
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields })
  return read
}
