import { type CriterionOf, searchCriteria } from '#contract/finding/criteria.ts'
import type { Bilingual } from '#domain/words/bilingual.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'

type AnswerCriterion = CriterionOf<'answers'>

function wordsOf(criterion: AnswerCriterion, data: MasterData): [code: string, words: Bilingual][] {
  const declared = searchCriteria[criterion]
  if ('words' in declared) return Object.entries(declared.words)
  const answers: readonly string[] = declared.answers
  return data.options
    .filter(row => row.type === declared.list && row.code !== null && answers.includes(row.code))
    .map(row => [row.code ?? '', { en: row.name_en, mr: row.name_mr }])
}

/** The code behind everything an answer may be sent as, in lower case: its code, or its name in either language. */
export const answersByText = (criterion: AnswerCriterion, data: MasterData): Map<string, string> =>
  new Map(
    wordsOf(criterion, data).flatMap(([code, { en, mr }]) =>
      [code, en, mr].map((text): [string, string] => [text.toLowerCase(), code]),
    ),
  )

/** What a code travels as: its name in the reader's language where the criterion goes by names, else itself. */
export function answerOnTheWire(criterion: AnswerCriterion, data: MasterData, language: Language) {
  if ('words' in searchCriteria[criterion]) return (code: string) => code
  const words = new Map(wordsOf(criterion, data))
  return (code: string) => words.get(code)?.[language] ?? code
}
