import type { Breakdown } from '#domain/kundali/breakdown.ts'
import type { MangalVerdict } from '#domain/kundali/mangal-pair.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import styles from './MangalAndNotes.module.css'
import { VerdictMark } from './VerdictMark.tsx'
import { kundaliWords } from './words.ts'

const tones = { agrees: 'good', differs: 'warning', unknown: 'plain' } as const satisfies Record<MangalVerdict, string>

/** Mangal, devak and the notes. Families look at them too, but they add nothing to the score. */
export function MangalAndNotes({ breakdown, language }: { breakdown: Breakdown; language: Language }) {
  const t = kundaliWords(language)
  const { mangal, devak } = breakdown
  const notes = breakdown.known ? breakdown.notes : []
  return (
    <div className={styles.beside}>
      <section>
        <h3>{t.mangal}</h3>
        <Facts
          className={styles.facts}
          facts={[
            [t.bride, mangal.bride[language]],
            [t.groom, mangal.groom[language]],
          ]}
        />
        <Badge tone={tones[mangal.verdict]} className={styles.badge}>
          <VerdictMark kind={mangal.verdict} />
          {mangal.text[language]}
        </Badge>
      </section>
      {notes.length > 0 || devak ? (
        <section>
          <h3>{t.notes}</h3>
          <ul className={styles.notes}>
            {devak ? (
              <li className={styles.weighty}>
                <VerdictMark kind="differs" />
                {devak[language]}
              </li>
            ) : null}
            {notes.map(note => (
              <li key={note.code}>{note.text[language]}</li>
            ))}
          </ul>
          {notes.length > 0 ? <Hint className={styles['not-counted']}>{t.notCounted}</Hint> : null}
        </section>
      ) : null}
    </div>
  )
}
