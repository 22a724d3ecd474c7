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
  /** Stands there until an amount is typed. */
  before: string
}

/** Says what was typed in words that show a zero too many, and asks about an amount too small for a year. */
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
