import { useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import { NearCopies } from '../NearCopies.tsx'
import type { ItemOf } from '../queries.ts'
import { ReviewedMemberFacts } from '../ReviewedMemberFacts.tsx'
import { queueWords } from '../words.ts'

export function PhotoItem({ item, onSeen }: { item: ItemOf<'photo'>; onSeen: () => void }) {
  const t = queueWords(useLanguage())
  return (
    <div className={styles.sides}>
      {/* The address contains the version, because a browser would show a cached picture without asking. */}
      <img
        className={styles.picture}
        src={`${item.photo}?version=${item.version}`}
        alt={t.photoOf(item.member.name)}
        onLoad={onSeen}
      />
      {/* Its copies stand beside the photo, to be compared without scrolling. */}
      <div className={styles.part}>
        <NearCopies copies={item.copies} />
        <ReviewedMemberFacts title={t.profile} member={item.member} history={item.history} withoutPhoto={item.photo} />
      </div>
    </div>
  )
}
