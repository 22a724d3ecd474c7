import {
  type Criterion,
  criterionNames,
  everyOption,
  exclusiveCriteria,
  isFlag,
  isList,
  isOwn,
  isRange,
  type ListCriterion,
  searchCriteria,
  wireNames,
} from '#contract/finding/criteria.ts'
import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import {
  areIds,
  isEnd,
  isOfReadableLength,
  readEnd,
  readFlag,
  readIds,
  readList,
} from '#contract/finding/criterion-values.ts'
import { blankSearch, collapseEvery, isEvery, type SearchForm, type SearchLists } from './search-form.ts'

export const criterionOnTheWire = (wireName: string): Criterion | undefined =>
  criterionNames.find(criterion => wireNames(criterion).some(name => name === wireName))

/** The criteria as they are sent. A criterion without a choice is left out, except the one that excludes the viewer's own devak. */
export function toWire(form: SearchForm, lists: SearchLists = {}): SentCriteria {
  const sent: SentCriteria = {}
  for (const criterion of criterionNames) {
    if (isRange(criterion)) {
      const { wire } = searchCriteria[criterion]
      const { from, to } = form[criterion]
      if (from !== null) sent[wire.from] = from
      if (to !== null) sent[wire.to] = to
    } else if (isFlag(criterion)) {
      if (form[criterion] || isOwn(criterion)) sent[searchCriteria[criterion].wire] = form[criterion] ? 'Y' : 'N'
    } else {
      const chosen = collapseEvery(form[criterion], lists[criterion])
      if (chosen.length > 0) sent[searchCriteria[criterion].wire] = isEvery(chosen) ? everyOption : [...chosen]
    }
  }
  return sent
}

const isText = (sent: unknown): sent is string => typeof sent === 'string'

function listFrom(criterion: ListCriterion, sent: unknown): string[] {
  if (!isText(sent) && !(Array.isArray(sent) && sent.every(isText))) return []
  const chosen = readList(sent)
  if (!isOfReadableLength(chosen)) return []
  if (searchCriteria[criterion].kind === 'answers') return chosen
  return areIds(chosen) ? readIds(chosen) : []
}

function endFrom({ min, max }: { min: number; max: number }, sent: unknown): number | null {
  const end = isText(sent) || typeof sent === 'number' ? readEnd(sent) : null
  return isEnd(end, min, max) ? end : null
}

/** Reads criteria as the server does, by the same functions. An invalid criterion is left out, and the others stay. */
export function fromWire(sent: unknown): SearchForm {
  if (typeof sent !== 'object' || sent === null) return blankSearch
  const raw: Partial<Record<string, unknown>> = { ...sent }
  const read = (criterion: Criterion): SearchForm[Criterion] => {
    if (isRange(criterion)) {
      const { wire, ...limits } = searchCriteria[criterion]
      return { from: endFrom(limits, raw[wire.from]), to: endFrom(limits, raw[wire.to]) }
    }
    if (isList(criterion)) return listFrom(criterion, raw[searchCriteria[criterion].wire])
    const flag = raw[searchCriteria[criterion].wire]
    return isText(flag) && readFlag(flag) === 'Y'
  }
  const form = Object.fromEntries(criterionNames.map(name => [name, read(name)])) as SearchForm
  const [first, second] = exclusiveCriteria
  return form[first].length > 0 ? { ...form, [second]: [] } : form
}

/** Reads a saved search from its JSON string, or null where it names no criterion. */
export function fromSaved(json: string | null): SearchForm | null {
  try {
    const form = fromWire(JSON.parse(json ?? 'null'))
    return isBlank(form) ? null : form
  } catch {
    return null
  }
}

export const isBlank = (form: SearchForm): boolean =>
  JSON.stringify(toWire(form)) === JSON.stringify(toWire(blankSearch))

/** A form from the other language without the answers that are sent by name, because the names differ. */
export const withoutNames = (form: SearchForm): SearchForm => {
  const named = criterionNames.filter(name => {
    const declared = searchCriteria[name]
    return declared.kind === 'answers' && 'list' in declared
  })
  return { ...form, ...Object.fromEntries(named.map(name => [name, blankSearch[name]])) }
}
