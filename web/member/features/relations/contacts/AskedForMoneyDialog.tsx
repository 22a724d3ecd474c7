import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { outcomeWords } from './outcome-words.ts'
import { sayOutcome } from './say-outcome.ts'

interface Props {
  memberId: string
  onSaid?: () => void
  onClose: () => void
}

/** Asks before the office is told that a family was asked for money: that is a complaint. */
export function AskedForMoneyDialog({ memberId, onSaid, onClose }: Props) {
  const t = outcomeWords(useLanguage())
  return (
    <ConfirmDialog
      title={t.moneyTitle}
      words={{ confirm: t.tellOffice, cancel: t.cancel }}
      onConfirm={async () => {
        const isSaid = await sayOutcome(memberId, 'MONEY')
        if (isSaid) onSaid?.()
        return isSaid
      }}
      onClose={onClose}
    >
      <p>{t.moneyHelp}</p>
    </ConfirmDialog>
  )
}
