import type { Accusation } from '#domain/relations/contact-outcomes.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { outcomeWords } from './outcome-words.ts'
import { sayOutcome } from './say-outcome.ts'

interface Props {
  memberId: string
  of: Accusation
  onSaid?: () => void
  onClose: () => void
}

/** Asks once more before the office is told of an agent, or of a demand for money, which is a complaint. */
export function AccusationDialog({ memberId, of, onSaid, onClose }: Props) {
  const t = outcomeWords(useLanguage())
  return (
    <ConfirmDialog
      title={t[`${of}_again`]}
      words={{ confirm: t.tellOffice, cancel: t.cancel }}
      onConfirm={async () => {
        const isSaid = await sayOutcome(memberId, of)
        if (isSaid) onSaid?.()
        return isSaid
      }}
      onClose={onClose}
    >
      <p>{t[`${of}_help`]}</p>
    </ConfirmDialog>
  )
}
