import { fieldLabel } from '#contract/field-words.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { ReasonField } from '#web/office/parts/ReasonField.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import type { FormPath } from '#web/profile-form/profile-form.ts'
import { editWords } from '#web/profile-form/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { BirthEffect } from './BirthEffect.tsx'
import styles from './EditMemberForm.module.css'
import type { OfficeProfile } from './queries.ts'
import { editMemberWords } from './words.ts'

interface Props {
  record: OfficeProfile
  changed: readonly FormPath[]
  /** The reason that was typed at an earlier try. */
  reason: string
  onSave: (reason: string) => Promise<void>
  onClose: () => void
}

/** Lists what a save changes, and asks for the reason. */
export function SaveDialog({ record, changed, reason, onSave, onClose }: Props) {
  const language = useLanguage()
  const t = editMemberWords(language)
  const form = useOfficeForm({ reason })
  const isOfBirth = changed.includes('dob') || changed.includes('birth_time')
  return (
    <FormDialog
      title={t.saveTitle}
      confirm={editWords(language).save}
      form={form}
      onSend={() => onSave(form.values.reason)}
      onClose={onClose}
    >
      <p className={styles.changed}>{t.changes(changed.map(path => fieldLabel(language, path)).join(', '))}</p>
      {isOfBirth ? <BirthEffect record={record} /> : null}
      <ReasonField kind="family" isFirst {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
