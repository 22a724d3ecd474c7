import { useLanguage } from '#web/ui/language.ts'
import styles from './Completeness.module.css'
import { dashboardWords } from './words.ts'

/** How full the biodata is, in words and as a bar. */
export function CompletenessCard({ percentage }: { percentage: number }) {
  const say = dashboardWords(useLanguage())
  return (
    <>
      <p>{say.complete(percentage)}</p>
      <progress className={styles.progress} max={100} value={percentage} aria-label={say.complete(percentage)} />
    </>
  )
}
