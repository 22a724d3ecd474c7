import { editWords } from '#web/profile-form/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './EditForm.module.css'

interface Props {
  busy: boolean
  isChanged: boolean
  errors: number
  onSave: () => void
  /** Undefined at the last section. */
  onSaveAndNext: (() => void) | undefined
  onCancel: () => void
}

/** The bar stays within the thumb's reach, because the form is long. On a phone it takes the place of the tabs. */
export function SaveBar({ busy, isChanged, errors, onSave, onSaveAndNext, onCancel }: Props) {
  const t = editWords(useLanguage())
  const state = busy ? t.saving : errors > 0 ? t.checkFields(errors) : isChanged ? t.unsaved : t.nothingChanged
  return (
    <div className={styles.bar}>
      <p aria-live="polite">{state}</p>
      <Button onClick={busy ? undefined : onCancel}>{t.cancel}</Button>
      <Button kind="primary" busy={busy} onClick={onSave}>
        {t.save}
      </Button>
      {onSaveAndNext ? <Button onClick={busy ? undefined : onSaveAndNext}>{t.saveAndNext}</Button> : null}
    </div>
  )
}
