import { dayInIndia } from '#domain/calendar.ts'
import { type ReadyPeriod, readyPeriod, readyPeriods } from '#domain/office/periods.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useNow } from './use-now.ts'

interface Period {
  from: string
  to: string
}
interface Props {
  /** The period has a label of its own where a form has two of them. */
  words: Period & { period?: string }
  values: Period
  onChange: (change: Partial<Period>) => void
  errors?: { from: string | undefined; to: string | undefined }
}

const periodWords = catalogue<Record<ReadyPeriod | 'period' | 'own', string>>({
  period: ['Period', 'कालावधी'],
  own: ['By the days', 'दिवसांनुसार'],
  thisMonth: ['This month', 'हा महिना'],
  lastMonth: ['Last month', 'मागील महिना'],
  thisFinancialYear: ['This financial year', 'हे आर्थिक वर्ष'],
})

/** The first and the last day of a search, each of which may be empty, and the periods that are asked for most. */
export function PeriodFields({ words, values, onChange, errors }: Props) {
  const t = periodWords(useLanguage())
  const today = dayInIndia(new Date(useNow()))
  const chosen = readyPeriods.find(period => {
    const { from, to } = readyPeriod(period, today)
    return from === values.from && to === values.to
  })
  const choose = (period: string) =>
    onChange(period === '' ? { from: '', to: '' } : readyPeriod(period as ReadyPeriod, today))
  return (
    <>
      <Field label={words.period ?? t.period}>
        <Select
          placeholder={t.own}
          options={readyPeriods.map(value => ({ value, label: t[value] }))}
          value={chosen ?? ''}
          onChange={choose}
        />
      </Field>
      <Field label={words.from} error={errors?.from}>
        <TextInput type="date" value={values.from} onChange={from => onChange({ from })} />
      </Field>
      <Field label={words.to} error={errors?.to}>
        <TextInput type="date" value={values.to} onChange={to => onChange({ to })} />
      </Field>
    </>
  )
}
