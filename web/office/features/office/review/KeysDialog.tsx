import { queueDecisions } from '#domain/office/review.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { decisionKeys } from './decision-keys.ts'
import { queueWords } from './words.ts'

/** Every key of the queue. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = queueWords(useLanguage())
  const keys = [
    ['j', t.next],
    ['k', t.previous],
    ...queueDecisions.map(decision => [decisionKeys[decision], t.decisions[decision]] as const),
    ['Ctrl ⏎', t.decideKey],
    ['1 2 3', t.reasonKeys],
    ['u', t.undo],
    ['?', t.thisHelp],
  ] as const
  return (
    <Dialog title={t.keys} hint={t.keysHelp} onClose={onClose}>
      <Facts facts={keys.map(([key, what]) => [what, <kbd key={what}>{key}</kbd>] as const)} />
    </Dialog>
  )
}
