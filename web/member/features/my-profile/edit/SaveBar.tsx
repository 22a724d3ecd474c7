import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './EditForm.module.css'
import { editWords } from './words.ts'

interface Props {
  busy: boolean
  isChanged: boolean
  errors: number
  onSave: () => void
  onCancel: () => void
}

/** Always within the thumb's reach, because the form is long. */
export function SaveBar({ busy, isChanged, errors, onSave, onCancel }: Props) {
  const say = editWords(useLanguage())
  const state = busy ? say.saving : errors > 0 ? say.checkFields(errors) : isChanged ? say.unsaved : say.nothingChanged
  return (
    <div className={styles.bar}>
      <p aria-live="polite">{state}</p>
      <Button onClick={busy ? undefined : onCancel}>{say.cancel}</Button>
      <Button kind="primary" busy={busy} onClick={onSave}>
        {say.save}
      </Button>
    </div>
  )
}
