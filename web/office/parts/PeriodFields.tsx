import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

interface Period {
  from: string
  to: string
}
interface Props {
  words: Period
  values: Period
  onChange: (change: Partial<Period>) => void
}

/** The first and the last day of a search. Either may be empty. */
export const PeriodFields = ({ words, values, onChange }: Props) => (
  <>
    <Field label={words.from}>
      <TextInput type="date" value={values.from} onChange={from => onChange({ from })} />
    </Field>
    <Field label={words.to}>
      <TextInput type="date" value={values.to} onChange={to => onChange({ to })} />
    </Field>
  </>
)
