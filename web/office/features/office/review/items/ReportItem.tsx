import { useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { ReviewedMemberFacts } from '../ReviewedMemberFacts.tsx'
import { queueWords } from '../words.ts'

export function ReportItem({ item }: { item: ItemOf<'report'> }) {
  const t = queueWords(useLanguage())
  return (
    <>
      <p className={styles.words}>{item.message}</p>
      <p>
        {t.between}: <strong>{t.interests[item.interest]}</strong>
      </p>
      <div className={styles.sides}>
        <ReviewedMemberFacts title={t.reported} member={item.member} history={item.history} />
        <ReviewedMemberFacts isOnlyShown title={t.reporter} member={item.reporter} history={item.reporter_history} />
      </div>
    </>
  )
}
