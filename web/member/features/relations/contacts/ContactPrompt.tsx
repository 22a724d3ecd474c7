import { useQuery } from '@tanstack/react-query'
import { FitNote } from '#web/member/parts/fit/FitNote.tsx'
import { expectationFitQuery } from '#web/member/parts/fit/queries.ts'
import { fitWords } from '#web/member/parts/fit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { contactWords } from './words.ts'

interface Props {
  memberId: string
  surname: string
  /** How many contact views are left. */
  viewsLeft: number
  onSpend: () => Promise<void>
  onClose: () => void
}

/** Asks before a view is spent, and shows first which of the other family's wishes the viewer meets. */
export function ContactPrompt({ memberId, surname, viewsLeft, onSpend, onClose }: Props) {
  const language = useLanguage()
  const t = contactWords(language)
  const { data, error } = useQuery(expectationFitQuery(memberId))
  const [isBusy, run] = useBusy()
  return (
    <Dialog
      eyebrow="संपर्क"
      title={t.remaining(surname, viewsLeft)}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button onClick={onClose}>{t.notNow}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => run(onSpend)}>
            {t.viewContact}
          </Button>
        </>
      }
    >
      {data ? <FitNote {...data} /> : error ? null : <Notice>{fitWords(language).comparing}</Notice>}
      <p>{t.costs(surname, viewsLeft)}</p>
    </Dialog>
  )
}
