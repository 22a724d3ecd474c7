import { maxLength } from '#contract/max-length.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { accessWords } from './words.ts'

interface Props {
  label: string
  error?: string | undefined
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  required?: boolean
  tabIndex?: number | undefined
  value: string
  onChange: (password: string) => void
}

export function PasswordField({ label, error, hint, autoComplete, required = true, tabIndex, value, onChange }: Props) {
  const words = accessWords(useLanguage())
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      <PasswordInput
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete={autoComplete}
        maxLength={maxLength.password}
        tabIndex={tabIndex}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
