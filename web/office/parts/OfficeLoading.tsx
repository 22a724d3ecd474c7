import { officeWords } from '#web/office/words.ts'
import { DelayedPlaceholder } from '#web/ui/DelayedPlaceholder.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './OfficeLoading.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** The placeholder of rows that are loading. */
export function OfficeLoading() {
  const { loading } = officeWords(useLanguage())
  return (
    <DelayedPlaceholder label={loading}>
      <div className="stack-3">
        {rows.map(row => (
          <Skeleton key={row} className={styles.row} />
        ))}
      </div>
    </DelayedPlaceholder>
  )
}
