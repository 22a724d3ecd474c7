import type { ListCriterion } from '#contract/finding/criteria.ts'
import { formatHeight } from '#domain/format/height.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { chipTexts, criterionTitles } from './criterion-words.ts'
import {
  blankSearch,
  collapseEvery,
  flagCriteria,
  isEvery,
  listCriteria,
  type RangeCriterion,
  type RangeValues,
  rangeCriteria,
  type SearchForm,
  type SearchLists,
} from './search-form.ts'
import { type SearchWords, searchWords } from './words.ts'

/** The label of one choice, and the search without it. */
interface SearchChip {
  key: string
  text: string
  without: SearchForm
}

/** Up to this many options of one list get a chip each. More share one. */
const mostOfAList = 3

interface RangeWords {
  between: (low: string, high: string) => string
  from: (low: string) => string
  to: (high: string) => string
  end: (end: number, language: Language) => string
}
const rangeWords: Record<RangeCriterion, (t: SearchWords) => RangeWords> = {
  birthYear: t => ({
    between: t.bornBetween,
    from: t.bornFrom,
    to: t.bornTo,
    end: (year, language) => digits(language, year),
  }),
  height: t => ({ between: t.heightBetween, from: t.heightAtLeast, to: t.heightAtMost, end: formatHeight }),
  income: t => ({
    between: t.incomeBetween,
    from: t.incomeAtLeast,
    to: t.incomeAtMost,
    end: (lakh, language) => t.lakh(digits(language, lakh)),
  }),
}

/** A range in words, or empty where neither end is chosen. */
export function rangeText(
  criterion: RangeCriterion,
  { from: one, to: other }: RangeValues,
  language: Language,
): string {
  const { between, from, to, end: endIn } = rangeWords[criterion](searchWords(language))
  const end = (value: number) => endIn(value, language)
  if (one !== null && other !== null) return between(end(Math.min(one, other)), end(Math.max(one, other)))
  if (one !== null) return from(end(one))
  return other === null ? '' : to(end(other))
}

function listChips(form: SearchForm, criterion: ListCriterion, lists: SearchLists, language: Language): SearchChip[] {
  const t = searchWords(language)
  const title = criterionTitles(language)[criterion]
  const options = lists[criterion]
  const chosen = collapseEvery(form[criterion], options)
  if (chosen.length === 0) return []
  const whole = (text: string) => [{ key: criterion, text, without: { ...form, [criterion]: [] } }]
  if (isEvery(chosen)) return whole(t.allOf(title))
  // The options have no names until the list is loaded.
  if (!options || chosen.length > mostOfAList) return whole(t.manyOf(title, chosen.length))
  return options
    .filter(option => chosen.includes(option.value))
    .map(({ value, label }) => ({
      key: `${criterion} ${value}`,
      text: chipTexts(language)[criterion](label),
      without: { ...form, [criterion]: chosen.filter(one => one !== value) },
    }))
}

/** A chip for each choice: ranges, then lists, then checkboxes, each in the order of the form. */
export function chipsOf(form: SearchForm, lists: SearchLists, language: Language): SearchChip[] {
  const ranges = rangeCriteria.map(criterion => ({
    key: criterion,
    text: rangeText(criterion, form[criterion], language),
    without: { ...form, [criterion]: blankSearch[criterion] },
  }))
  const flags = flagCriteria.map(criterion => ({
    key: criterion,
    text: form[criterion] ? chipTexts(language)[criterion]() : '',
    without: { ...form, [criterion]: false },
  }))
  const options = listCriteria.flatMap(criterion => listChips(form, criterion, lists, language))
  return [...ranges, ...options, ...flags].filter(chip => chip.text !== '')
}

/** The summary of a folded list. */
export function listSummary(form: SearchForm, criterion: ListCriterion, lists: SearchLists, t: SearchWords): string {
  const options = lists[criterion]
  const chosen = collapseEvery(form[criterion], options)
  if (chosen.length === 0) return t.any
  if (isEvery(chosen)) return t.all
  const names = options?.filter(option => chosen.includes(option.value)).map(option => option.label) ?? []
  if (names.length <= 2) return names.join(', ')
  return t.andMore(names.slice(0, 2).join(', '), names.length - 2)
}
