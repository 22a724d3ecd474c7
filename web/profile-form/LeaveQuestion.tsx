import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { editWords } from './words.ts'

interface Props {
  /** Whether the changes are discarded on purpose, only left for now, or lost by leaving. */
  kind: 'discard' | 'leave' | 'lose'
  onLeave: () => void
  onStay: () => void
}

export function LeaveQuestion({ kind, onLeave, onStay }: Props) {
  const t = editWords(useLanguage())
  const isDiscard = kind === 'discard'
  return (
    <ConfirmDialog
      title={isDiscard ? t.cancelTitle : t.leaveTitle}
      words={{ confirm: isDiscard ? t.discardYes : t.leave, cancel: t.stay }}
      onConfirm={async () => {
        onLeave()
        return false
      }}
      onClose={onStay}
    >
      <p>{kind === 'leave' ? t.leaveText : t.cancelText}</p>
    </ConfirmDialog>
  )
}
