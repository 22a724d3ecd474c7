import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { editWords } from './words.ts'

interface Props {
  /** Whether the changes are given up, only left for now, or lost by leaving. */
  kind: 'discard' | 'leave' | 'lose'
  onLeave: () => void
  onStay: () => void
}

export function LeaveQuestion({ kind, onLeave, onStay }: Props) {
  const say = editWords(useLanguage())
  const isDiscard = kind === 'discard'
  return (
    <ConfirmDialog
      title={isDiscard ? say.cancelTitle : say.leaveTitle}
      words={{ confirm: isDiscard ? say.discardYes : say.leave, cancel: say.stay, close: say.close }}
      onConfirm={async () => {
        onLeave()
        return false
      }}
      onClose={onStay}
    >
      <p>{kind === 'leave' ? say.leaveText : say.cancelText}</p>
    </ConfirmDialog>
  )
}
