import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

interface Props {
  label: string
  error?: string | undefined
  value: string
  onChange: (email: string) => void
  maxLength?: number
  first?: boolean
  autoComplete?: string
}

/** The input has type text, because a browser strips spaces from type email and hides its caret from scripts. */
export const EmailField = ({ label, error, value, onChange, maxLength = 64, first, autoComplete = 'email' }: Props) => (
  <Field label={label} required error={error}>
    <TextInput
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLength}
      data-first={first ? '' : undefined}
      value={value}
      onChange={onChange}
    />
  </Field>
)
