import { formatInstant } from '#domain/format/instant.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { ReviewedMemberFacts } from '../ReviewedMemberFacts.tsx'
import { queueWords } from '../words.ts'
import { PaperButton } from './PaperButton.tsx'

export function ComplaintItem({ item }: { item: ItemOf<'complaint'> }) {
  const language = useLanguage()
  const t = queueWords(language)
  return (
    <>
      <p className={styles.words}>{item.message}</p>
      {item.has_paper ? <PaperButton item={item.uuid} number={item.number} /> : null}
      <div className={styles.sides}>
        <section className={styles.part}>
          <h3>
            {t.kinds.complaint} {item.number}
          </h3>
          <Facts
            className={styles.facts}
            facts={[
              [t.about, t.complaintKinds[item.about]],
              [t.settleBy, formatInstant(item.settle_by, language)],
              [t.acknowledged, item.acknowledged_at ? formatInstant(item.acknowledged_at, language) : t.notYet],
              [t.complainant, item.name],
              [t.email, item.email || '–'],
              [t.mobile, item.mobile || '–'],
              [t.confirmed, item.is_confirmed ? t.yes : t.no],
              [t.ownNumber, item.registration_no || '–'],
              [t.aboutNumber, item.about_registration_no || '–'],
            ]}
          />
        </section>
        {item.member && item.history ? (
          <ReviewedMemberFacts title={t.aboutNumber} member={item.member} history={item.history} />
        ) : null}
      </div>
    </>
  )
}
