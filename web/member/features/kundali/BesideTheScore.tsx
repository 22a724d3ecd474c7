import type { Breakdown } from '#domain/kundali/breakdown.ts'
import type { MangalVerdict } from '#domain/kundali/mangal.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { VerdictMark } from './VerdictMark.tsx'
import { kundaliWords } from './words.ts'

const badge: Record<MangalVerdict, string> = { agrees: 'badge leaf', differs: 'badge warn', unknown: 'badge' }

/** Mangal, devak and the notes. Families look at them too, and they add nothing to the score. */
export function BesideTheScore({ breakdown, language }: { breakdown: Breakdown; language: Language }) {
  const say = kundaliWords(language)
  const { mangal, devak } = breakdown
  const notes = breakdown.known ? breakdown.notes : []
  return (
    <div className="beside">
      <section className="beside-mangal">
        <h3>{say.mangal}</h3>
        <Facts
          facts={[
            [say.bride, mangal.bride[language]],
            [say.groom, mangal.groom[language]],
          ]}
        />
        <span className={badge[mangal.verdict]}>
          <VerdictMark kind={mangal.verdict} />
          {mangal.text[language]}
        </span>
      </section>
      {notes.length > 0 || devak ? (
        <section>
          <h3>{say.notes}</h3>
          <ul className="milan-notes">
            {devak ? (
              <li className="weighty">
                <VerdictMark kind="differs" />
                {devak[language]}
              </li>
            ) : null}
            {notes.map(note => (
              <li key={note.code}>{note.text[language]}</li>
            ))}
          </ul>
          {notes.length > 0 ? <p className="hint">{say.notCounted}</p> : null}
        </section>
      ) : null}
    </div>
  )
}
