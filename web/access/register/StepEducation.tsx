import { formatIncome } from '#domain/format/income.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { likelyIncome } from './likely-income.ts'
import { RegisterListField } from './RegisterListField.tsx'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

/** The most digits that the server accepts. */
const longestIncome = 10

export function StepEducation({ form: { form, field, text, set } }: { form: Registration }) {
  const language = useLanguage()
  const words = registerWords(language)
  // The amount in lakh shows a zero too many at once.
  const typed = Number(form.annualIncome)
  const income = typed > 999 ? formatIncome(typed, language) : null
  const meant = likelyIncome(typed)
  const education = field('education')
  return (
    <>
      <Field {...education} hint={education.hint ?? words.educationExample}>
        <TextInput {...text('education')} autoComplete="off" data-first />
      </Field>
      <RegisterListField field={field('educationGroup')} list="EDUCATION_GROUP" {...text('educationGroup')} />
      <Field
        {...field('annualIncome')}
        hint={
          meant === null ? (
            income ? (
              words.incomeIs(income)
            ) : (
              words.incomeHint
            )
          ) : (
            <>
              {words.incomeMeant(formatIncome(meant, language))}{' '}
              <TextButton onClick={() => set({ annualIncome: String(meant) })}>{words.yes}</TextButton>
            </>
          )
        }
      >
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
