import { useState } from 'react'
import { type QueueDecision, type ReviewKind, textsNeeded } from '#domain/office/review.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './Decision.module.css'
import { DecisionDialog, type DecisionInput } from './DecisionDialog.tsx'
import { decisionKeys } from './decision-keys.ts'
import type { ReviewedItem } from './queries.ts'
import { useDecideKey } from './use-decide-key.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import { queueWords } from './words.ts'

interface Props {
  item: ReviewedItem
  /** Why an approval has to wait, or null. It waits until the photo or every side of the document was on the screen. */
  unseen: string | null
  onDecided: (decided: { uuid: string; until: string; decision: QueueDecision; kind: ReviewKind }) => void
  /** Called when the item has changed since it was opened and must be fetched again. */
  onChanged: () => void
}

/** The decisions that the server allows. A decision whose reason somebody will read asks for it first. */
export function DecisionBar({ item, unseen, onDecided, onChanged }: Props) {
  const t = queueWords(useLanguage())
  const [chosen, setChosen] = useState<QueueDecision | null>(null)
  const [busy, run] = useBusy()
  const { uuid, version, kind } = item

  const decide = async (decision: QueueDecision, input: Partial<DecisionInput>) => {
    const answer = await call('POST /office/queue/:uuid/decide', { uuid, version, decision, ...input })
    onDecided({ uuid: answer.uuid, until: answer.undo_until, decision, kind })
  }
  const press = (decision: QueueDecision) => {
    if (decision === 'approve' && unseen) {
      toast.error(unseen)
      return
    }
    if (textsNeeded(kind, decision).length > 0) return setChosen(decision)
    run(async () => {
      try {
        await decide(decision, {})
      } catch (error) {
        toastOfficeFailure(error)
        if (error instanceof CallFailed && error.status === 409) onChanged()
      }
    })
  }
  useQueueKeys(key => {
    const decision = item.decisions.find(one => decisionKeys[one] === key)
    if (decision) press(decision)
    return decision !== undefined
  })
  const [first] = item.decisions
  useDecideKey(() => {
    if (first) press(first)
  })
  return (
    <div className={styles.bar}>
      {item.decisions.map((decision, at) => (
        <Button key={decision} kind={at === 0 ? 'primary' : 'secondary'} busy={busy} onClick={() => press(decision)}>
          {t.decisions[decision]} <kbd className={styles.key}>{decisionKeys[decision]}</kbd>
        </Button>
      ))}
      {chosen ? (
        <DecisionDialog
          item={item}
          decision={chosen}
          onClose={() => setChosen(null)}
          onConfirm={decided => decide(chosen, decided)}
        />
      ) : null}
    </div>
  )
}
