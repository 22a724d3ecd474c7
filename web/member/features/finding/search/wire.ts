import {
  type Criterion,
  criterionNames,
  everyOption,
  exclusiveCriteria,
  isFlag,
  isList,
  isOwn,
  isRange,
  searchCriteria,
  wireNames,
} from '#contract/finding/criteria.ts'
import { criteriaShape, type SentCriteria } from '#contract/finding/criteria-schema.ts'
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

/** Reads criteria as the server does. An invalid criterion is left out, and the others stay. */
export function fromWire(sent: unknown): SearchForm {
  if (typeof sent !== 'object' || sent === null) return blankSearch
  const raw: Partial<Record<string, unknown>> = { ...sent }
  const read = (criterion: Criterion): SearchForm[Criterion] => {
    if (isRange(criterion)) {
      const { wire } = searchCriteria[criterion]
      const end = (name: typeof wire.from | typeof wire.to) => criteriaShape[name].safeParse(raw[name]).data ?? null
      return { from: end(wire.from), to: end(wire.to) }
    }
    if (isList(criterion)) {
      const { wire } = searchCriteria[criterion]
      return criteriaShape[wire].safeParse(raw[wire]).data ?? []
    }
    const { wire } = searchCriteria[criterion]
    return criteriaShape[wire].safeParse(raw[wire]).data === 'Y'
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
