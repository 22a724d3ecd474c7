import { useQuery } from '@tanstack/react-query'
import { optionsQuery } from '#web/api/option-lists.ts'
import { TextWithForm } from '#web/second-script/TextWithForm.tsx'
import { queryClient } from '#web/session/queries.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { educationGroupIn } from '../education-group.ts'
import { IncomeHint } from '../income/IncomeHint.tsx'
import { IncomeInput } from '../income/IncomeInput.tsx'
import { RegisterListField } from './RegisterListField.tsx'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

export function StepEducation({ form: { form, set, field, text, textWithForm } }: { form: Registration }) {
  const language = useLanguage()
  const words = registerWords(language)
  const { value, onChange } = text('annualIncome')
  const income = { value, onChange }
  const education = textWithForm('education')
  const { data: groups } = useQuery(optionsQuery('EDUCATION_GROUP'), queryClient)
  const typed = (next: string) => {
    // A group that the family has chosen itself stays.
    const isOwnChoice = form.educationGroup !== educationGroupIn(groups, form.education)
    set({ education: next, ...(!isOwnChoice && { educationGroup: educationGroupIn(groups, next) }) })
  }
  return (
    <>
      <TextWithForm
        {...education}
        input={{ ...education.input, onChange: typed }}
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
