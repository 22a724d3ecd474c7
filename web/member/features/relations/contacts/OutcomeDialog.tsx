import { IconAlertTriangle, IconUserOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { accusations, type ContactOutcome, plainOutcomes } from '#domain/relations/contact-outcomes.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Radio } from '#web/ui/Radio.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { AccusationDialog } from './AccusationDialog.tsx'
import styles from './OutcomeDialog.module.css'
import { outcomeWords } from './outcome-words.ts'
import { sayOutcome } from './say-outcome.ts'

const icons = { agent: IconUserOff, money: IconAlertTriangle }

interface Props {
  memberId: string
  surname: string
  said: ContactOutcome | null
  onSaid: (outcome: ContactOutcome) => void
  onClose: () => void
}

/** Asks a family that opened a contact whether it answered. An accusation is asked once more. */
export function OutcomeDialog({ memberId, surname, said, onSaid, onClose }: Props) {
  const t = outcomeWords(useLanguage())
  const name = useId()
  const client = useQueryClient()
  const [chosen, setChosen] = useState(said)
  const [isMissing, setIsMissing] = useState(false)
  const [isAccusing, setAccusing] = useState(false)
  const [isBusy, run] = useBusy()
  const accused = accusations.find(one => one === chosen)
  const tell = (outcome: ContactOutcome) => {
    void client.invalidateQueries({ queryKey: ['activity'] })
    onSaid(outcome)
  }
  const save = () => {
    if (!chosen) return setIsMissing(true)
    if (accused) return setAccusing(true)
    return run(async () => {
      if (!(await sayOutcome(memberId, chosen))) return
      tell(chosen)
      onClose()
    })
  }
  if (isAccusing && accused)
    return <AccusationDialog memberId={memberId} of={accused} onSaid={() => tell(accused)} onClose={onClose} />
  const answer = (one: ContactOutcome) => (
    <Radio key={one} className={styles.accusation} name={name} checked={one === chosen} onChange={() => setChosen(one)}>
      {one === 'agent' || one === 'money' ? <Icon of={icons[one]} /> : null}
      {t[one]}
    </Radio>
  )
  return (
    <Dialog
      eyebrow="संपर्क"
      title={t.questionOf(surname)}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
      footer={
        <Button kind="primary" type="submit" busy={isBusy}>
          {t.save}
        </Button>
      }
    >
      <Field label={t.questionOf(surname)} labelHidden group error={isMissing && !chosen ? t.chooseAnswer : null}>
        <div className="stack-2">{plainOutcomes.map(answer)}</div>
      </Field>
      <Field label={t.seemedWrong} group describedBy={`${name}-note`}>
        <p id={`${name}-note`}>{t.seemedWrongNote}</p>
        <div className="stack-2">{accusations.map(answer)}</div>
      </Field>
    </Dialog>
  )
}
