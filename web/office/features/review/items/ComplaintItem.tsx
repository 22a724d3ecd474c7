import { formatInstant } from '#domain/format/instant.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { ReviewedMemberFacts } from '../ReviewedMemberFacts.tsx'
import { queueWords } from '../words.ts'
import { OrderPaper } from './OrderPaper.tsx'

export function ComplaintItem({ item }: { item: ItemOf<'complaint'> }) {
  const language = useLanguage()
  const say = queueWords(language)
  return (
    <>
      <p className={styles.words}>{item.message}</p>
      {item.has_paper ? <OrderPaper item={item.uuid} number={item.number} /> : null}
      <div className={styles.sides}>
        <section className={styles.part}>
          <h3>
            {say.kinds.complaint} {item.number}
          </h3>
          <Facts
            className={styles.facts}
            facts={[
              [say.about, say.complaintKinds[item.about]],
              [say.settleBy, formatInstant(item.settle_by, language)],
              [say.acknowledged, item.acknowledged_at ? formatInstant(item.acknowledged_at, language) : say.notYet],
              [say.complainant, item.name],
              [say.email, item.email || '–'],
              [say.mobile, item.mobile || '–'],
              [say.confirmed, item.is_confirmed ? say.yes : say.no],
              [say.ownNumber, item.registration_no || '–'],
              [say.aboutNumber, item.about_registration_no || '–'],
            ]}
          />
        </section>
        {item.member && item.history ? (
          <ReviewedMemberFacts title={say.aboutNumber} member={item.member} history={item.history} />
        ) : null}
      </div>
    </>
  )
}
