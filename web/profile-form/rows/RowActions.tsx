import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { editWords } from '../words.ts'
import styles from './rows.module.css'

interface Props {
  /** The name of the row for screen readers. */
  of: string
  onEdit: () => void
  question: string
  note: string
  /** Returns whether the row was removed. */
  onRemove: () => Promise<boolean>
}

export function RowActions({ of, onEdit, question, note, onRemove }: Props) {
  const t = editWords(useLanguage())
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className={styles.acts}>
      <IconButton data-row-edit aria-label={`${t.edit}: ${of}`} onClick={onEdit}>
        <Icon of={IconPencil} />
      </IconButton>
      <IconButton aria-label={`${t.remove}: ${of}`} onClick={() => setIsAsked(true)}>
        <Icon of={IconTrash} />
      </IconButton>
      {isAsked ? (
        <ConfirmDialog
          title={question}
          words={{ confirm: t.remove, cancel: t.cancel }}
          onConfirm={onRemove}
          onClose={() => setIsAsked(false)}
        >
          <p>{note}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
