import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './BookmarkButton.module.css'
import type { ActionTarget } from './button-set.ts'
import { useAction } from './use-action.ts'
import { actionWords } from './words.ts'

/** The bookmark on a face: one press puts the family among the shortlisted, another takes it out. */
export function BookmarkButton({ member, tabIndex }: { member: ActionTarget; tabIndex?: number | undefined }) {
  const t = actionWords(useLanguage())
  const { busy, run } = useAction({ memberId: member.uuid, interestId: member.activity_id })
  const isMarked = member.hasShortListed === 1
  const action = isMarked ? 'REMOVE_SHORTLIST' : 'SHORTLIST'
  if (!member.allowed.includes(action)) return null
  return (
    <IconButton
      className={styles.bookmark}
      tabIndex={tabIndex}
      aria-label={t.of(t.SHORTLIST, member.last_name)}
      aria-pressed={isMarked}
      aria-busy={busy !== null || undefined}
      onClick={() => void run(action)}
    >
      <Icon of={isMarked ? IconBookmarkFilled : IconBookmark} />
    </IconButton>
  )
}
