import { registrants } from '#domain/families/candidate-consent.ts'
import { registrantName } from '#domain/words/registrant-names.ts'
import { TextWithForm } from '#web/second-script/TextWithForm.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

/** Parents register more often than the bride or groom, so the first question is who registers. */
export function StepName({ form: { form, field, text, textWithForm, set } }: { form: Registration }) {
  const language = useLanguage()
  const words = registerWords(language)
  const firstName = form.gender === 'F' ? words.brideFirstName : form.gender === 'M' ? words.groomFirstName : null
  const first = textWithForm('firstName')
  return (
    <>
      <Field {...field('gender')} group>
        <Segmented
          value={form.gender}
          onChange={chosen => set({ gender: chosen === 'M' ? 'M' : 'F' })}
          options={[
            { value: 'F', label: words.bride },
            { value: 'M', label: words.groom },
          ]}
        />
      </Field>
      <Field {...field('registeredBy')} group>
        <Segmented
          {...text('registeredBy')}
          options={registrants.map(one => ({ value: one, label: registrantName(language, one) }))}
        />
      </Field>
      <TextWithForm {...first} head={{ ...first.head, ...(firstName && { label: firstName }) }} />
      <TextWithForm {...textWithForm('middleName')} />
      <TextWithForm {...textWithForm('lastName')} />
    </>
  )
}
