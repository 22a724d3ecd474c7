import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

interface Props {
  label: string
  error?: string | undefined
  value: string
  onChange: (email: string) => void
  maxLength?: number
  first?: boolean
}

/** Of type text, not email: a browser takes spaces out of the latter, and gives the caret of none. */
export const EmailField = ({ label, error, value, onChange, maxLength = 64, first }: Props) => (
  <Field label={label} required error={error}>
    <TextInput
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLength}
      data-first={first ? '' : undefined}
      value={value}
      onChange={onChange}
    />
  </Field>
)
