import type { CurrentMember } from '#contract/families/my-profile.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { CompletenessCard } from './CompletenessCard.tsx'
import styles from './NextStep.module.css'
import { dashboardWords } from './words.ts'

/** What to do next, in one line. It stays until the biodata is complete. */
export function NextStep({ member: { profile_percentage: percentage } }: { member: CurrentMember }) {
  const t = dashboardWords(useLanguage())
  if (percentage === 100) return null
  return (
    <div className={styles.step}>
      <CompletenessCard percentage={percentage} />
      <Link href="/edit-profile">{t.fillIn}</Link>
    </div>
  )
}
