import { useState } from 'react'
import type { OutcomeName } from '#contract/relations/contact-outcomes.ts'
import { contactOutcomes } from '#domain/relations/contact-outcomes.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { AskedForMoneyDialog } from './AskedForMoneyDialog.tsx'
import { outcomeWords } from './outcome-words.ts'
import { sayOutcome } from './say-outcome.ts'

interface Props {
  memberId: string
  said: OutcomeName | null
  isReturned: boolean
}

const nameOf = (outcome: (typeof contactOutcomes)[number]) => outcome.toUpperCase() as OutcomeName

/**
 * Did you reach them? What a family says of a contact that it opened, and whether the view came back. On the card it is a few words
 * within a line, so that the card stays as low as the others.
 */
export function ContactOutcome({ memberId, said, isReturned }: Props) {
  const t = outcomeWords(useLanguage())
  const [outcome, setOutcome] = useState(said)
  const [open, setOpen] = useState<'question' | 'money' | null>(null)
  const [isBusy, run] = useBusy()
  const close = () => setOpen(null)
  const say = (value: OutcomeName) =>
    run(async () => {
      if (!(await sayOutcome(memberId, value))) return
      setOutcome(value)
      close()
    })
  const chosen = contactOutcomes.find(one => nameOf(one) === outcome)
  return (
    <>
      <p>
        <TextButton aria-haspopup="dialog" onClick={() => setOpen('question')}>
          {chosen ? t[chosen] : t.question}
        </TextButton>
      </p>
      {isReturned ? <p>{t.returned}</p> : null}
      {open === 'question' ? (
        <Dialog eyebrow="संपर्क" title={t.question} onClose={close}>
          <div className="stack-2">
            {contactOutcomes.map(one => (
              <Button
                key={one}
                aria-pressed={one === chosen}
                disabled={isBusy}
                onClick={() => (one === 'money' ? setOpen('money') : say(nameOf(one)))}
              >
                {t[one]}
              </Button>
            ))}
          </div>
        </Dialog>
      ) : null}
      {open === 'money' ? (
        <AskedForMoneyDialog memberId={memberId} onSaid={() => setOutcome('MONEY')} onClose={close} />
      ) : null}
    </>
  )
}
