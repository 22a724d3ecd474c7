import { useQuery } from '@tanstack/react-query'
import { FitNote } from '#web/member/parts/fit/FitNote.tsx'
import { expectationFitQuery } from '#web/member/parts/fit/queries.ts'
import { fitWords } from '#web/member/parts/fit/words.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { dialogWords } from './dialog-words.ts'
import { actionWords } from './words.ts'

interface Props {
  memberId: string
  surname: string
  onSend: () => Promise<boolean>
  onClose: () => void
}

/** Shows what the other family looks for before an interest is sent. */
export function InterestDialog({ memberId, surname, onSend, onClose }: Props) {
  const language = useLanguage()
  const t = { ...actionWords(language), ...dialogWords(language) }
  const { data, error } = useQuery(expectationFitQuery(memberId))
  return (
    <ConfirmDialog
      eyebrow="पसंती"
      isLong
      title={t.sendQuestion(surname)}
      words={{ confirm: t.SEND_INTEREST, cancel: t.notNow }}
      onConfirm={onSend}
      onClose={onClose}
    >
      <p>{t.sendHelp}</p>
      {/* An interest can be sent without the comparison, so its failure is not reported. */}
      {data ? <FitNote {...data} /> : error ? null : <Notice>{fitWords(language).comparing}</Notice>}
    </ConfirmDialog>
  )
}
