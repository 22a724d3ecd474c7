import {
  type Criterion,
  criterionNames,
  everyOption,
  isAnswers,
  isFlag,
  isRange,
  searchCriteria,
} from '#contract/finding/criteria.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { isRetired } from '#server/features/shared/master-data/options.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { answerOnTheWire } from './answers.ts'
import type { SearchCriteria } from './criteria.ts'

/** The saved criteria as the form reads them: the wire's names, lists comma-separated. What nobody can choose any more is left out. */
export function presentCriteria(saved: SearchCriteria, data: MasterData, language: Language): string {
  function present(criterion: Criterion): [name: string, value: string | number | null][] {
    if (isRange(criterion)) {
      const { wire } = searchCriteria[criterion]
      const { from, to } = saved[criterion]
      return [
        [wire.from, from],
        [wire.to, to],
      ]
    }
    const { wire } = searchCriteria[criterion]
    if (isFlag(criterion)) return [[wire, saved[criterion] ? 'Y' : 'N']]
    const choice = saved[criterion]
    if (choice === 'all') return [[wire, everyOption]]
    const sent = isAnswers(criterion)
      ? choice.map(answerOnTheWire(criterion, data, language))
      : choice.filter(id => !isRetired(data, id))
    return [[wire, sent.join(',')]]
  }
  return JSON.stringify(Object.fromEntries(criterionNames.flatMap(present)))
}
