import { fieldLabel } from '#contract/field-words.ts'
import type { Bilingual } from '#domain/words/bilingual.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { FieldValue } from '../FieldValue.tsx'
import { editWords } from '../words.ts'
import { type BirthStars, formValues, isAlreadyFilled, replacedFields, starFields } from './birth-stars.ts'
import styles from './FillFromBirth.module.css'

interface Props {
  stars: BirthStars
  /** A warning that the birth is near a boundary, where a few minutes change the result. */
  warning: Bilingual | null
  onClose: () => void
}

/** Shows the values derived from the birth. The form changes only when the button is pressed. */
export function StarsDialog({ stars, warning, onClose }: Props) {
  const language = useLanguage()
  const t = editWords(language)
  const { form, set } = useEditFormContext()
  const replaced = replacedFields(stars, form)
  const isFilled = isAlreadyFilled(stars, form)
  const take = () => {
    set(formValues(stars))
    onClose()
  }
  return (
    <Dialog
      eyebrow="पत्रिका"
      title={t.fillTitle}
      onClose={onClose}
      footer={
        isFilled ? (
          <Button kind="primary" onClick={onClose}>
            {t.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button kind="primary" onClick={take}>
              {replaced.length > 0 ? t.fillReplace : t.fillTake}
            </Button>
          </>
        )
      }
    >
      <div className="stack-4">
        <p>{isFilled ? t.fillNothingNew : t.fillFound}</p>
        <Facts
          className={styles.found}
          facts={starFields.map(field => [fieldLabel(language, `${field}_id`), stars[field].name])}
        />
        {warning ? <Notice>{warning[language]}</Notice> : null}
        {replaced.length > 0 ? (
          <Notice kind="bad">
            <p>{t.fillReplaces}</p>
            <ul>
              {replaced.map(field => (
                <li key={field}>
                  {fieldLabel(language, `${field}_id`)}: {t.fillNow} <FieldValue path={`${field}_id`} form={form} />
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
