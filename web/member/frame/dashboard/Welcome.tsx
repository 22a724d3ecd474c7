import { lazyPart } from '#web/api/lazy-part.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import styles from './Welcome.module.css'
import { dashboardWords } from './words.ts'

/** Asked once, on the first visit: later ones need not wait for its form. */
const FirstQuestion = lazyPart(() => import('#web/member/features/families/candidate-consent/FirstQuestion.tsx'))

/** Greets a family on its first dashboard. What to do next follows in a line of its own. */
export function Welcome() {
  const t = dashboardWords(useLanguage())
  return (
    <Card as="section" className={styles.welcome}>
      <Motif band />
      <div className={styles.inside}>
        <h2>{t.welcome}</h2>
        <Hint>{t.whyComplete}</Hint>
        <FirstQuestion />
      </div>
    </Card>
  )
}
