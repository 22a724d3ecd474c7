import { formatIncome } from '#domain/format/income.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { ListField } from './ListField.tsx'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

/** As many digits as the server takes. */
const longestIncome = 10

export function StepEducation({ form: { form, field, text } }: { form: Registration }) {
  const language = useLanguage()
  const words = registerWords(language)
  // A zero too many is seen at once in lakh.
  const income = Number(form.annual_income) > 999 ? formatIncome(Number(form.annual_income), language) : null
  return (
    <>
      <Field {...field('education_courses')} hint={words.educationExample}>
        <TextInput {...text('education_courses')} autoComplete="off" data-first />
      </Field>
      <ListField field={field('education_group_id')} list="EDUCATION_GROUP" {...text('education_group_id')} />
      <Field {...field('annual_income')} hint={income ? words.incomeIs(income) : words.incomeHint}>
        <TextInput
          {...text('annual_income')}
          filter="digits"
          maxLength={longestIncome}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
    </>
  )
}
