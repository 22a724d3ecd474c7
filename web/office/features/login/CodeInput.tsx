import { TextInput } from '#web/ui/TextInput.tsx'
import styles from './Login.module.css'

/** The six digits of the authenticator app. A phone offers its number pad. */
export const CodeInput = ({ value, onChange }: { value: string; onChange: (code: string) => void }) => (
  <TextInput
    className={styles.code}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    value={value}
    onChange={onChange}
  />
)
