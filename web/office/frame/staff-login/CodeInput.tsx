import { TextInput } from '#web/ui/TextInput.tsx'
import styles from './Login.module.css'

interface Props {
  /** Whether a recovery code, which has letters too, is also accepted. */
  orRecovery?: boolean
  value: string
  onChange: (code: string) => void
}

/** The six digits of the authenticator app. A phone shows its number pad, unless letters may be needed. */
export const CodeInput = ({ orRecovery, value, onChange }: Props) => (
  <TextInput
    className={styles.code}
    inputMode={orRecovery ? 'text' : 'numeric'}
    autoCapitalize="none"
    autoComplete="one-time-code"
    maxLength={orRecovery ? 12 : 7}
    value={value}
    onChange={onChange}
  />
)
