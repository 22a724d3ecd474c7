import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { accountWords } from './words.ts'

interface Props {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function OldPasswordField({ value, error, onChange }: Props) {
  const t = accountWords(useLanguage())
  return (
    <Field label={t.oldPassword} required error={error}>
      <PasswordInput
        showLabel={t.show}
        hideLabel={t.hide}
        autoComplete="current-password"
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
