import { IconChevronRight, IconMessageCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { noteLine } from '#web/member/parts/family-mark-words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './FamilyNotes.module.css'
import { noteWords } from './words.ts'

const FamilyNotesDialog = lazyDialog(() => import('./FamilyNotesDialog.tsx'))

/** What the family thinks so far, and the way to its sheet. */
export function FamilyOpinion({ member }: { member: Pick<MemberSummary, 'uuid' | 'notes'> }) {
  const language = useLanguage()
  const t = noteWords(language)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card>
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        <Icon of={IconMessageCircle} />
        <span>
          <b>{t.title}</b>
          <span>{noteLine(member.notes, language) || t.inSheet}</span>
        </span>
        <Icon of={IconChevronRight} />
      </button>
      {isOpen
        ? createPortal(<FamilyNotesDialog member={member} onClose={() => setIsOpen(false)} />, document.body)
        : null}
    </Card>
  )
}
