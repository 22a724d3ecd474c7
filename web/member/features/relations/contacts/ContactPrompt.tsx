import { useQuery } from '@tanstack/react-query'
import { nameAndAge } from '#domain/format/name-and-age.ts'
import { FitNote } from '#web/member/parts/fit/FitNote.tsx'
import { expectationFitQuery } from '#web/member/parts/fit/queries.ts'
import { fitWords } from '#web/member/parts/fit/words.ts'
import { useToday } from '#web/member/parts/use-today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './Whom.module.css'
import { type Whom, WhomFace } from './Whom.tsx'
import { contactWords } from './words.ts'

interface Props {
  whom: Whom
  /** How many contact views are left. */
  viewsLeft: number
  onSpend: () => Promise<void>
  onClose: () => void
}

/** Asks before a view is spent: whose number it is, what it costs, and which of the other family's wishes the viewer meets. */
export function ContactPrompt({ whom, viewsLeft, onSpend, onClose }: Props) {
  const language = useLanguage()
  const t = contactWords(language)
  const today = useToday()
  const { data, error } = useQuery(expectationFitQuery(whom.uuid))
  const [isBusy, run] = useBusy()
  return (
    <Dialog
      title={t.openQuestion(whom.last_name)}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button onClick={onClose}>{t.notNow}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => run(onSpend)}>
            {t.seeNumber}
          </Button>
        </>
      }
    >
      <div className={styles.whom}>
        <WhomFace whom={whom} />
        <div>
          <b>{nameAndAge(whom.last_name, whom.dob, today, language)}</b>
          <p>{[whom.working_place_taluka?.name, whom.occupation_details.trim()].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <p className={styles.costs}>
        <b>{t.remaining(viewsLeft)}</b> {t.staysOpen}
      </p>
      {data ? <FitNote {...data} /> : error ? null : <Hint>{fitWords(language).comparing}</Hint>}
    </Dialog>
  )
}
