import { formatIncome } from '#domain/format/income.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { likelyIncome } from './likely-income.ts'
import { incomeWords } from './words.ts'

interface Props {
  /** Whole rupees. */
  value: string
  onChange: (rupees: string) => void
  /** Shown until an amount is typed. */
  before: string
}

/** Repeats the amount in words, so that a zero too many is seen, and asks about an amount too small for a year. */
export function IncomeHint({ value, onChange, before }: Props) {
  const language = useLanguage()
  const t = incomeWords(language)
  const rupees = Number(value)
  const meant = likelyIncome(rupees)
  const written = (amount: number) => `₹${groupedDigits(language, amount)}`
  if (meant !== null)
    return (
      <>
        {t.ask(written(meant))} <TextButton onClick={() => onChange(String(meant))}>{t.yes}</TextButton>
      </>
    )
  return rupees > 999 ? t.is(written(rupees), formatIncome(rupees, language)) : before
}
