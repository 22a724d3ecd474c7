import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { outcomeWords } from '#web/member/features/relations/contacts/outcome-words.ts'
import { FitNote } from '#web/member/parts/fit/FitNote.tsx'
import { expectationFitQuery } from '#web/member/parts/fit/queries.ts'
import { fitWords } from '#web/member/parts/fit/words.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { dialogWords } from './dialog-words.ts'

interface Props {
  memberId: string
  title: string
  /** What happens then. */
  help: string
  /** The words of the button. */
  confirm: string
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

/** Shows what the other family looks for before an interest is sent or accepted, and warns of whoever asks for money. */
export function InterestDialog({ memberId, title, help, confirm, onConfirm, onClose }: Props) {
  const language = useLanguage()
  const { data, error } = useQuery(expectationFitQuery(memberId))
  return (
    <ConfirmDialog
      eyebrow="पसंती"
      isLong
      title={title}
      words={{ confirm, cancel: dialogWords(language).notNow }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{help}</p>
      {/* An interest can be sent or accepted without the comparison, so its failure is not reported. */}
      {data ? <FitNote {...data} /> : error ? null : <Notice>{fitWords(language).comparing}</Notice>}
      <Notice icon={IconAlertTriangle}>
        <p>{outcomeWords(language).sendNoMoney}</p>
      </Notice>
    </ConfirmDialog>
  )
}
