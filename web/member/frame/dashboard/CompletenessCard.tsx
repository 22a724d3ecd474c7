import { useLanguage } from '#web/ui/language.ts'
import styles from './Completeness.module.css'
import { dashboardWords } from './words.ts'

/** How complete the biodata is, in words and as a bar. */
export function CompletenessCard({ percentage }: { percentage: number }) {
  const t = dashboardWords(useLanguage())
  return (
    <>
      <p>{t.complete(percentage)}</p>
      <progress className={styles.progress} max={100} value={percentage} aria-label={t.complete(percentage)} />
    </>
  )
}
