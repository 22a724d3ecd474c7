import { useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { ReviewedMemberFacts } from '../ReviewedMemberFacts.tsx'
import { queueWords } from '../words.ts'

export function PhotoItem({ item }: { item: ItemOf<'photo'> }) {
  const say = queueWords(useLanguage())
  return (
    <div className={styles.sides}>
      <img className={styles.picture} src={item.photo} alt={say.photoOf(item.member.name)} />
      <ReviewedMemberFacts title={say.profile} member={item.member} history={item.history} withoutPhoto={item.photo} />
    </div>
  )
}
