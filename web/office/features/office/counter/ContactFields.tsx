import { phoneTypes } from '#contract/families/phone-types.ts'
import type { Gender } from '#domain/limits.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { PhoneField } from '#web/access/PhoneField.tsx'
import { registerWords } from '#web/access/sign-up/words.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { type CounterFields, line } from './fields.ts'
import { Section } from './Section.tsx'
import { counterWords } from './words.ts'

/** How the family is reached, and in which language. */
export function ContactFields({ values, errors, set, control, sendsSms }: CounterFields & { sendsSms: boolean }) {
  const language = useLanguage()
  const t = counterWords(language)
  const words = registerWords(language)
  const gender = (values.gender || 'F') as Gender
  return (
    <Section title={t.contact}>
      <PhoneField
        label={words.mobile}
        error={errors.mobile}
        country={values.country}
        onCountry={country => set({ country })}
        digits={values.mobile}
        onDigits={mobile => set({ mobile, is_other_family: '', is_same_person: '' })}
      />
      <Field label={words.mobileType} required error={errors.mobile_type}>
        <Select
          placeholder={words.select}
          options={phoneTypes.map(value => ({
            value,
            label: phoneOwner({ type: value, custom_type_name: '' }, gender, language),
          }))}
          // The number is taken to belong to the person who registers, unless they say otherwise.
          value={values.mobile_type || values.registered_by}
          onChange={mobile_type => set({ mobile_type })}
        />
      </Field>
      <Field label={words.email} hint={sendsSms ? t.emailHelp : t.emailNeeded} error={errors.email}>
        <TextInput inputMode="email" autoCapitalize="none" {...line(control, 'email')} />
      </Field>
      <Field group label={t.familyLanguage} required error={errors.language}>
        <Segmented
          {...control('language')}
          options={[
            { value: 'mr', label: t.marathi },
            { value: 'en', label: t.english },
          ]}
        />
      </Field>
    </Section>
  )
}
