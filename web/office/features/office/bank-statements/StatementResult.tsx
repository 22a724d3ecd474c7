import type { AnswerOf } from '#contract/endpoint.ts'
import type { readStatement } from '#contract/office/bank-statements.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { statementWords } from './words.ts'

/** What a statement confirmed, and what it leaves to a person. */
export function StatementResult({ result }: { result: NonNullable<AnswerOf<typeof readStatement>['result']> }) {
  const language = useLanguage()
  const t = statementWords(language)
  const { from, to } = result
  const counts = (['credits', 'confirmed', 'differing', 'missed'] as const).map(
    name => [t[name], groupedDigits(language, result[name])] as const,
  )
  const returned = result.returned.length > 0 ? [[t.returned, result.returned.join(', ')] as const] : []
  return (
    <PartCard>
      <h2>{t.result}</h2>
      <Facts
        facts={[
          [t.period, t.periodOf(formatLongDay(from, language), formatLongDay(to, language))],
          ...counts,
          ...returned,
        ]}
      />
      <div className="row-2">
        <ButtonLink href="/office/payments?unconfirmed=Y">{t.look}</ButtonLink>
      </div>
    </PartCard>
  )
}
