import type { AnswerOf } from '#contract/endpoint.ts'
import { isRange } from '#contract/finding/criteria.ts'
import type { Calls } from '#contract/index.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { rangeText } from '../chips.ts'
import { criterionTitles } from '../criterion-words.ts'
import type { SearchForm } from '../search-form.ts'
import { criterionOnTheWire } from '../wire.ts'
import { costWords } from './words.ts'

type Costs = AnswerOf<Calls['searchCosts']>['costs']

/** The title and the cost of each criterion, the highest cost first. */
export function costLines(form: SearchForm, costs: Costs, language: Language): { title: string; cost: string }[] {
  const t = costWords(language)
  const titles = criterionTitles(language)
  return [...costs]
    .sort((one, other) => (other.without ?? 0) - (one.without ?? 0))
    .flatMap(({ name, without }) => {
      const criterion = criterionOnTheWire(name)
      if (!criterion) return []
      const title = isRange(criterion) ? rangeText(criterion, form[criterion], language) : titles[criterion]
      return [{ title, cost: without === null ? t.few : t.without(without) }]
    })
}
