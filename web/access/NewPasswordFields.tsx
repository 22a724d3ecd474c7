import type { FormErrors } from './form-errors.ts'
import { PasswordField } from './PasswordField.tsx'
import { useIsCommonPassword } from './use-is-common-password.ts'

interface NewPassword {
  password: string
  confirm_password: string
}
interface Props {
  words: { password: string; confirm: string; hint: string; common: string }
  values: NewPassword
  errors: FormErrors
  onType: (field: keyof NewPassword) => (value: string) => void
}

/** Asks for a new password twice, and warns of a common one. */
export function NewPasswordFields({ words, values, errors, onType }: Props) {
  const isCommon = useIsCommonPassword(values.password)
  return (
    <>
      <PasswordField
        label={words.password}
        hint={isCommon ? words.common : words.hint}
        error={errors.password}
        autoComplete="new-password"
        value={values.password}
        onChange={onType('password')}
      />
      <PasswordField
        label={words.confirm}
        error={errors.confirm_password}
        autoComplete="new-password"
        value={values.confirm_password}
        onChange={onType('confirm_password')}
      />
    </>
  )
}
