import { editWords } from '#web/profile-form/words.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'

interface Props {
  /** Whether the changes are given up, or only left for now. */
  kind: 'discard' | 'leave'
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
      <p>{isDiscard ? say.cancelText : say.leaveText}</p>
    </ConfirmDialog>
  )
}
