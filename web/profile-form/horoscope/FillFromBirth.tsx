import { IconMoonStars } from '@tabler/icons-react'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { Button } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { useEditFormContext } from '../edit-form-context.ts'
import { editWords } from '../words.ts'
import styles from './FillFromBirth.module.css'
import { StarsDialog } from './StarsDialog.tsx'

/** Derives raas, nakshatra, charan, nadi and gan from the birth, and asks before it overwrites anything. */
export function FillFromBirth() {
  const t = editWords(useLanguage())
  const { form, readStars, tellFailure } = useEditFormContext()
  const [answer, setAnswer] = useState<AnswerOf<Calls['horoscope']> | null>(null)
  const [busy, run] = useBusy()
  const isReady = form.dob !== '' && form.birth_time !== ''
  const ask = () =>
    run(async () => {
      try {
        setAnswer(await readStars({ date: form.dob, time: form.birth_time }))
      } catch (failure) {
        tellFailure(failure)
      }
    })
  return (
    <div className={styles.fill}>
      <Button disabled={!isReady} busy={busy} onClick={ask}>
        <Icon of={IconMoonStars} />
        {t.fillIn}
      </Button>
      {isReady ? null : <Hint>{t.fillInHint}</Hint>}
      {answer?.horoscope ? (
        <StarsDialog stars={answer.horoscope} warning={answer.warning} onClose={() => setAnswer(null)} />
      ) : null}
    </div>
  )
}
