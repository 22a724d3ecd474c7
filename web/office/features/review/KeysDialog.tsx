import { queueDecisions } from '#domain/review.ts'
import { officeWords } from '#web/office/words.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { decisionKeys } from './decision-keys.ts'
import { queueWords } from './words.ts'

/** Every key of the queue. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const say = queueWords(language)
  const keys = [
    ['j', say.next],
    ['k', say.previous],
    ...queueDecisions.map(decision => [decisionKeys[decision], say.decisions[decision]] as const),
    ['Ctrl ⏎', say.decideKey],
    ['1 2 3', say.reasonKeys],
    ['u', say.undo],
    ['?', say.thisHelp],
  ] as const
  return (
    <Dialog title={say.keys} hint={say.keysHelp} closeLabel={officeWords(language).close} onClose={onClose}>
      <Facts facts={keys.map(([key, what]) => [what, <kbd key={what}>{key}</kbd>] as const)} />
    </Dialog>
  )
}
