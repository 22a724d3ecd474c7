import { useState } from 'react'
import type { OutcomeName } from '#contract/relations/contact-outcomes.ts'
import { contactOutcomes } from '#domain/relations/contact-outcomes.ts'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { AskedForMoneyDialog } from './AskedForMoneyDialog.tsx'
import { outcomeWords } from './outcome-words.ts'
import { sayOutcome } from './say-outcome.ts'

interface Props {
  memberId: string
  said: OutcomeName | null
  isReturned: boolean
}

/** Did you reach them? What a family says of a contact that it opened, and whether the view came back. */
export function ContactOutcome({ memberId, said, isReturned }: Props) {
  const t = outcomeWords(useLanguage())
  const [outcome, setOutcome] = useState(said)
  const [asksMoney, setAsksMoney] = useState(false)
  const [isBusy, run] = useBusy()
  const options = contactOutcomes.map(one => ({ value: one.toUpperCase(), label: t[one] }))
  const say = (value: OutcomeName) =>
    run(async () => {
      if (await sayOutcome(memberId, value)) setOutcome(value)
    })
  return (
    <>
      <Field label={t.question}>
        <Select
          value={outcome ?? ''}
          {...(outcome === null && { placeholder: t.choose })}
          disabled={isBusy}
          options={options}
          onChange={value => (value === 'MONEY' ? setAsksMoney(true) : say(value as OutcomeName))}
        />
      </Field>
      {isReturned ? <Hint>{t.returned}</Hint> : null}
      {asksMoney ? (
        <AskedForMoneyDialog
          memberId={memberId}
          onSaid={() => setOutcome('MONEY')}
          onClose={() => setAsksMoney(false)}
        />
      ) : null}
    </>
  )
}
