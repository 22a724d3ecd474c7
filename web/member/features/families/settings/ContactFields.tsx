import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { familyWords } from './family-words.ts'

interface Control {
  value: string
  onChange: (value: string) => void
}

interface ContactFieldsProps {
  mobile: Control
  email: Control
  errors: { mobile?: string | undefined; email?: string | undefined }
  /** What becomes of it. */
  hint: string
}

/** The own mobile or e-mail of somebody of the family: one of the two. */
export function ContactFields({ mobile, email, errors, hint }: ContactFieldsProps) {
  const t = familyWords(useLanguage())
  return (
    <>
      <Field label={t.mobile} error={errors.mobile}>
        <TextInput
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          filter="digits"
          maxLength={15}
          value={mobile.value}
          onChange={mobile.onChange}
        />
      </Field>
      <Field label={t.email} hint={hint} error={errors.email}>
        <TextInput
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={email.value}
          onChange={email.onChange}
        />
      </Field>
    </>
  )
}
