import { officeWords } from '#web/office/words.ts'
import { AfterPause } from '#web/ui/AfterPause.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './OfficeLoading.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** The place of rows that are on their way. */
export function OfficeLoading() {
  const { loading } = officeWords(useLanguage())
  return (
    <AfterPause label={loading}>
      <div className={styles.rows}>
        {rows.map(row => (
          <Skeleton key={row} className={styles.row} />
        ))}
      </div>
    </AfterPause>
  )
}
