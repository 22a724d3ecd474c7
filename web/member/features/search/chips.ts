import { formatHeight } from '#domain/format/height.ts'
import {
  blankSearch,
  gathered,
  isEvery,
  type ListCriterion,
  listCriteria,
  type SearchForm,
  type SearchLists,
} from './search-form.ts'
import type { SearchWords } from './words.ts'

/** One thing that was chosen, and the search without it. */
export interface SearchChip {
  key: string
  text: string
  without: SearchForm
}

/** So many of one list are named one by one; more are one chip. */
const named = 3

type Ends = readonly [number | null, number | null]
const inOrder = ([one, other]: Ends): Ends =>
  one !== null && other !== null && one > other ? [other, one] : [one, other]

interface RangeWords {
  between: (low: string, high: string) => string
  from: (low: string) => string
  to: (high: string) => string
}
function rangeText(ends: Ends, { between, from, to }: RangeWords, shown: (end: number) => string): string {
  const [low, high] = inOrder(ends)
  if (low !== null && high !== null) return between(shown(low), shown(high))
  if (low !== null) return from(shown(low))
  return high === null ? '' : to(shown(high))
}

export const bornText = ({ bornFrom, bornTo }: SearchForm, say: SearchWords): string =>
  rangeText([bornFrom, bornTo], { between: say.bornBetween, from: say.bornFrom, to: say.bornTo }, String)

export const heightText = ({ heightFrom, heightTo }: SearchForm, say: SearchWords): string =>
  rangeText(
    [heightFrom, heightTo],
    { between: say.heightBetween, from: say.heightAtLeast, to: say.heightAtMost },
    formatHeight,
  )

/** A place or an answer says nothing without what it is the place of. */
function optionText(criterion: ListCriterion, name: string, say: SearchWords): string {
  if (criterion === 'workLocation') return say.worksIn(name)
  if (criterion === 'nativeDistrict') return say.nativeOf(name)
  return criterion === 'abroad' ? say.abroadIs(name) : name
}

function listChips(form: SearchForm, criterion: ListCriterion, lists: SearchLists, say: SearchWords): SearchChip[] {
  const options = lists[criterion]
  const chosen = gathered(form[criterion], options)
  if (chosen.length === 0) return []
  const whole = (text: string) => [{ key: criterion, text, without: { ...form, [criterion]: [] } }]
  if (isEvery(chosen)) return whole(say.allOf(say[criterion]))
  // Until the list has come, the options have no names.
  if (!options || chosen.length > named) return whole(say.manyOf(say[criterion], chosen.length))
  return options
    .filter(option => chosen.includes(option.value))
    .map(({ value, label }) => ({
      key: `${criterion} ${value}`,
      text: optionText(criterion, label, say),
      without: { ...form, [criterion]: chosen.filter(one => one !== value) },
    }))
}

/** Everything that was chosen, in the order the form has it. */
export function chipsOf(form: SearchForm, lists: SearchLists, say: SearchWords): SearchChip[] {
  const { bornFrom, bornTo, heightFrom, heightTo } = blankSearch
  const plain = [
    { key: 'born', text: bornText(form, say), without: { ...form, bornFrom, bornTo } },
    { key: 'height', text: heightText(form, say), without: { ...form, heightFrom, heightTo } },
  ]
  const devak = { key: 'devak', text: form.sameDevak ? say.ownDevakToo : '', without: { ...form, sameDevak: false } }
  const fromLists = listCriteria.flatMap(criterion => listChips(form, criterion, lists, say))
  return [...plain, ...fromLists, devak].filter(chip => chip.text !== '')
}

/** What a folded list says of itself. */
export function listSummary(form: SearchForm, criterion: ListCriterion, lists: SearchLists, say: SearchWords): string {
  const options = lists[criterion]
  const chosen = gathered(form[criterion], options)
  if (chosen.length === 0) return say.any
  if (isEvery(chosen)) return say.all
  const names = options?.filter(option => chosen.includes(option.value)).map(option => option.label) ?? []
  if (names.length <= 2) return names.join(', ')
  return say.andMore(names.slice(0, 2).join(', '), names.length - 2)
}
