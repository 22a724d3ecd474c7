import { digits } from '#domain/words/digits.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './PastedBiodata.module.css'
import type { PasteTarget, Proposal } from './proposal.ts'
import type { ReadSource } from './use-pasted-biodata.ts'
import { pasteWords } from './words.ts'

interface Props {
  read: ReadSource
  laterHint: PasteTarget['laterHint']
  isTaken: (proposal: Proposal) => boolean
  onTake: (proposal: Proposal, isTaken: boolean) => void
}

/** Everything that was read, each beside the place it came from, for somebody to say yes to. */
export function ReadPart({ read, laterHint, isTaken, onTake }: Props) {
  const language = useLanguage()
  const t = pasteWords(language)
  const { source, proposals, later, left } = read
  const textOf = ({ start, end }: { start: number; end: number }) =>
    source.slice(start, end).replace(/\s+/g, ' ').trim()
  const rows = (title: string, isSure: boolean) => {
    const shown = proposals.filter(one => one.isSure === isSure)
    return shown.length === 0 ? null : (
      <section className={styles.group}>
        <h3>{title}</h3>
        {shown.map(one => (
          <Checkbox
            key={`${one.field} ${one.value}`}
            checked={isTaken(one)}
            onChange={checked => onTake(one, checked)}
            className={styles.row}
          >
            <span className={styles.label}>{one.label}</span> <b>{one.shown}</b>{' '}
            {source === '' ? null : (
              <span className={styles.from}>
                {t.from} {textOf(one)}
              </span>
            )}
          </Checkbox>
        ))}
      </section>
    )
  }
  return (
    <>
      {rows(t.asked, false)}
      {rows(t.sure, true)}
      {later.length === 0 ? null : (
        <section className={styles.group}>
          <h3>{source === '' ? t.byHand : t.later}</h3>
          <Hint>{t[laterHint]}</Hint>
          <ul>
            {later.map(({ label, reading }) => (
              <li key={reading.field}>
                {label}: {source === '' ? digits(language, reading.value) : textOf(reading)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {left.length === 0 ? null : (
        <section className={styles.group}>
          <h3>{t.left}</h3>
          <ul>
            {left.map(place => (
              <li key={place.start}>{textOf(place)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
