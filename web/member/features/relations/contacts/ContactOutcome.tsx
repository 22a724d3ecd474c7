import { useId, useState } from 'react'
import type { OutcomeName } from '#contract/relations/contact-outcomes.ts'
import { accusations, type ContactOutcome as Outcome, plainOutcomes } from '#domain/relations/contact-outcomes.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Radio } from '#web/ui/Radio.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { AccusationDialog } from './AccusationDialog.tsx'
import { outcomeWords } from './outcome-words.ts'
import { sayOutcome } from './say-outcome.ts'

interface Props {
  memberId: string
  said: OutcomeName | null
  isReturned: boolean
}

/**
 * Did you reach them? What a family says of a contact that it opened, and whether the view came back. On the card it is a few words
 * within a line, so that the card stays as low as the others.
 */
export function ContactOutcome({ memberId, said, isReturned }: Props) {
  const t = outcomeWords(useLanguage())
  const name = useId()
  const [outcome, setOutcome] = useState(said && (said.toLowerCase() as Outcome))
  const [chosen, setChosen] = useState(outcome)
  const [isMissing, setIsMissing] = useState(false)
  const [open, setOpen] = useState<'question' | 'accusation' | null>(null)
  const [isBusy, run] = useBusy()
  const close = () => setOpen(null)
  const accused = accusations.find(one => one === chosen)
  const save = () => {
    if (!chosen) return setIsMissing(true)
    if (accused) return setOpen('accusation')
    return run(async () => {
      if (!(await sayOutcome(memberId, chosen))) return
      setOutcome(chosen)
      close()
    })
  }
  const answer = (one: Outcome) => (
    <Radio key={one} name={name} checked={one === chosen} onChange={() => setChosen(one)}>
      {t[one]}
    </Radio>
  )
  return (
    <>
      <p>
        <TextButton
          aria-haspopup="dialog"
          onClick={() => {
            setChosen(outcome)
            setIsMissing(false)
            setOpen('question')
          }}
        >
          {outcome ? t[outcome] : t.question}
        </TextButton>
      </p>
      {isReturned ? <p>{t.returned}</p> : null}
      {open === 'question' ? (
        <Dialog
          eyebrow="संपर्क"
          title={t.question}
          busy={isBusy}
          onSubmit={save}
          onClose={close}
          footer={
            <Button kind="primary" type="submit" busy={isBusy}>
              {t.save}
            </Button>
          }
        >
          <Field label={t.question} labelHidden group error={isMissing && !chosen ? t.chooseAnswer : null}>
            <div className="stack-2">{plainOutcomes.map(answer)}</div>
          </Field>
          <Field label={t.seemedWrong} group describedBy={`${name}-note`}>
            <p id={`${name}-note`}>{t.seemedWrongNote}</p>
            <div className="stack-2">{accusations.map(answer)}</div>
          </Field>
        </Dialog>
      ) : null}
      {open === 'accusation' && accused ? (
        <AccusationDialog memberId={memberId} of={accused} onSaid={() => setOutcome(accused)} onClose={close} />
      ) : null}
    </>
  )
}
