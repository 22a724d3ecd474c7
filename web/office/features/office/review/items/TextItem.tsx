import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { ReviewedMemberFacts } from '../ReviewedMemberFacts.tsx'
import { queueWords } from '../words.ts'

export function TextItem({ item }: { item: ItemOf<'text'> }) {
  const t = queueWords(useLanguage())
  return (
    <div className={styles.sides}>
      <dl className={styles.texts}>
        {item.texts.map(({ field, text, second, contact }) => (
          <div key={field} className={styles.text}>
            <dt>
              {t.texts[field]} {contact ? <Badge tone="warning">{t.contacts[contact]}</Badge> : null}
            </dt>
            <dd>
              <strong>{text}</strong>
            </dd>
            {second ? <dd>{second}</dd> : null}
          </div>
        ))}
      </dl>
      <ReviewedMemberFacts title={t.profile} member={item.member} history={item.history} />
    </div>
  )
}
