import { TextWithForm } from '#web/second-script/TextWithForm.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { IncomeHint } from '../income/IncomeHint.tsx'
import { IncomeInput } from '../income/IncomeInput.tsx'
import { RegisterListField } from './RegisterListField.tsx'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

export function StepEducation({ form: { field, text, textWithForm } }: { form: Registration }) {
  const language = useLanguage()
  const words = registerWords(language)
  const { value, onChange } = text('annualIncome')
  const income = { value, onChange }
  const education = textWithForm('education')
  return (
    <>
      <TextWithForm
        {...education}
        head={{ ...education.head, hint: education.head.hint ?? words.educationExample }}
        first
      />
      <RegisterListField field={field('educationGroup')} list="EDUCATION_GROUP" {...text('educationGroup')} />
      <Field {...field('annualIncome')} hint={<IncomeHint {...income} before={words.incomeHint} />}>
        <IncomeInput {...income} />
      </Field>
    </>
  )
}
