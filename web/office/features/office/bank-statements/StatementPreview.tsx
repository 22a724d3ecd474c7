import type { AnswerOf } from '#contract/endpoint.ts'
import type { readStatement } from '#contract/office/bank-statements.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { statementWords } from './words.ts'

interface Props {
  preview: NonNullable<AnswerOf<typeof readStatement>['preview']>
  isBusy: boolean
  onRight: () => void
  onWrong: () => void
}

/** Shows what the first lines say by columns that were matched just now, before anything counts. */
export function StatementPreview({ preview, isBusy, onRight, onWrong }: Props) {
  const language = useLanguage()
  const t = statementWords(language)
  const number = (n: number) => groupedDigits(language, n)
  return (
    <PartCard>
      <h2>{t.preview}</h2>
      <Hint>{t.previewHelp(number(preview.credits), number(preview.others))}</Hint>
      <Facts
        facts={preview.lines.map(({ day, amount, text }, nth) => [
          `${number(nth + 1)}. ${formatLongDay(day, language)}`,
          [`₹${number(amount)}`, text].filter(Boolean).join(' · '),
        ])}
      />
      <div className="row-2">
        <Button kind="primary" busy={isBusy} onClick={onRight}>
          {t.previewRight}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={onWrong}>
          {t.previewWrong}
        </Button>
      </div>
    </PartCard>
  )
}
