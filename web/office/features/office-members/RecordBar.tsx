import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MemberScreen.module.css'
import { recordPartWords } from './record-words.ts'

/** The parts that the bar of a phone leads to. */
export const contactPartId = 'record-contact'
export const actsPartId = 'record-acts'

/** Brings a part into sight and lets its first button have the focus. */
function goTo(id: string) {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
}

/** What staff do most, within the thumb's reach of a phone. On a desk the parts themselves are in sight. */
export function RecordBar({ uuid, onNote }: { uuid: string; onNote: () => void }) {
  const say = recordPartWords(useLanguage())
  return (
    <nav className={styles.bar} aria-label={say.bar}>
      <ButtonLink href={`/office/members/${uuid}/edit`}>{say.barEdit}</ButtonLink>
      <Button onClick={onNote}>{say.barNote}</Button>
      <Button onClick={() => goTo(contactPartId)}>{say.barContact}</Button>
      <Button onClick={() => goTo(actsPartId)}>{say.barMore}</Button>
    </nav>
  )
}
