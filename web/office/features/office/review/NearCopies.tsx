import { formatDay } from '#domain/format/date.ts'
import { RecordLink } from '#web/office/parts/RecordLink.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './NearCopies.module.css'
import type { GridPhoto } from './queries.ts'
import { queueWords } from './words.ts'

/** Photos of other profiles that look like the one under review, to compare by eye. */
export function NearCopies({ copies }: { copies: GridPhoto['copies'] }) {
  const language = useLanguage()
  const t = queueWords(language)
  if (copies.length === 0) return null
  return (
    // It stands below headings of different levels, so it has none of its own.
    <section className={styles.note} aria-label={t.copies}>
      <strong>{t.copies}</strong>
      <ul className={styles.copies}>
        {copies.map(({ photo, added_at, member }) => (
          <li key={photo} className={styles.copy}>
            <img className={styles.photo} src={photo} alt={t.photoOf(member.name)} loading="lazy" />
            <RecordLink uuid={member.uuid}>
              {member.name} · {member.registration_no}
            </RecordLink>
            <p>
              {t.states[member.status]}, {t.copyAdded(formatDay(added_at, language))}
            </p>
          </li>
        ))}
      </ul>
      <p>{t.copiesHelp}</p>
    </section>
  )
}
