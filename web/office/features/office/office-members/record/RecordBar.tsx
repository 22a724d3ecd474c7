import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../Record.module.css'
import { recordPartWords } from './part-words.ts'

/** The parts that the phone's bar jumps to. */
export const contactPartId = 'record-contact'
export const actsPartId = 'record-acts'

/** Scrolls to a part and focuses its first button. */
function goTo(id: string) {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
}

/** The most frequent acts, within reach of the thumb on a phone. A desk's screen shows the parts themselves. */
export function RecordBar({ uuid, onNote }: { uuid: string; onNote: () => void }) {
  const t = recordPartWords(useLanguage())
  return (
    <nav className={styles.bar} aria-label={t.bar}>
      <ButtonLink href={`/office/members/${uuid}/edit`}>{t.barEdit}</ButtonLink>
      <Button onClick={onNote}>{t.barNote}</Button>
      <Button onClick={() => goTo(contactPartId)}>{t.barContact}</Button>
      <Button onClick={() => goTo(actsPartId)}>{t.barMore}</Button>
    </nav>
  )
}
