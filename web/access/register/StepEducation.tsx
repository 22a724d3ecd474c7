import { formatIncome } from '#domain/format/income.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { ListField } from './ListField.tsx'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

/** The most digits that the server accepts. */
const longestIncome = 10

export function StepEducation({ form: { form, field, text } }: { form: Registration }) {
  const language = useLanguage()
  const words = registerWords(language)
  // The amount in lakh shows a zero too many at once.
  const income = Number(form.annualIncome) > 999 ? formatIncome(Number(form.annualIncome), language) : null
  return (
    <>
      <Field {...field('education')} hint={words.educationExample}>
        <TextInput {...text('education')} autoComplete="off" data-first />
      </Field>
      <ListField field={field('educationGroup')} list="EDUCATION_GROUP" {...text('educationGroup')} />
      <Field {...field('annualIncome')} hint={income ? words.incomeIs(income) : words.incomeHint}>
        <TextInput
          {...text('annualIncome')}
          filter="digits"
          maxLength={longestIncome}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
    </>
  )
}
