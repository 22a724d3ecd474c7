import type { CurrentMember } from '#contract/families/my-profile.ts'
import { FirstQuestion } from '#web/member/features/families/candidate-consent/FirstQuestion.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { CompletenessCard } from './CompletenessCard.tsx'
import styles from './Welcome.module.css'
import { dashboardWords } from './words.ts'

/** Greets a family on its first dashboard. */
export function Welcome({ member }: { member: CurrentMember }) {
  const t = dashboardWords(useLanguage())
  return (
    <Card as="section" className={styles.welcome}>
      <Motif band />
      <div className={styles.inside}>
        <h2>{t.welcome}</h2>
        <CompletenessCard percentage={member.profile_percentage} />
        <Hint>{t.whyComplete}</Hint>
        <ButtonLink kind="primary" href="/edit-profile">
          {t.fillIn}
        </ButtonLink>
        <FirstQuestion />
      </div>
    </Card>
  )
}
