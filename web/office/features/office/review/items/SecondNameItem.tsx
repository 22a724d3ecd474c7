import { fieldLabel } from '#contract/field-words.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { ReviewedMemberFacts } from '../ReviewedMemberFacts.tsx'
import { queueWords } from '../words.ts'

/** A name in both scripts that the rules do not take for one name. Until it is approved only the family reads the second form. */
export function SecondNameItem({ item }: { item: ItemOf<'second_name'> }) {
  const language = useLanguage()
  const t = queueWords(language)
  return (
    <div className={styles.sides}>
      <section className={styles.part}>
        <h3>{fieldLabel(language, item.path.replace('second_script.', ''))}</h3>
        <Facts
          className={styles.facts}
          facts={[
            [t.typedName, <strong key="typed">{item.typed}</strong>],
            [t.secondName, <strong key="second">{item.second}</strong>],
            [t.suggestedName, item.suggestion ?? '–'],
          ]}
        />
        <Hint>{t.sameName}</Hint>
      </section>
      <ReviewedMemberFacts title={t.profile} member={item.member} history={item.history} />
    </div>
  )
}
