import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { OutcomeName } from '#contract/relations/contact-outcomes.ts'
import type { ContactOutcome as Outcome } from '#domain/relations/contact-outcomes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { outcomeWords } from './outcome-words.ts'

interface Props {
  memberId: string
  surname: string
  said?: OutcomeName | null
  isReturned?: boolean
  /** A row of the contact's sheet, and not a few words within a line of a card. */
  isRow?: boolean
}

/** Did you reach them? What a family says of a contact that it opened, and whether the view came back. */
export function ContactOutcome({ memberId, surname, said = null, isReturned = false, isRow = false }: Props) {
  const t = outcomeWords(useLanguage())
  const [outcome, setOutcome] = useState(said && (said.toLowerCase() as Outcome))
  const [isOpen, setOpen] = useState(false)
  const opener = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const
  const word = outcome ? t[outcome] : t.question
  return (
    <>
      {isRow ? (
        <button type="button" {...opener}>
          <Icon of={IconCircleCheck} />
          <span>{word}</span>
          <Icon of={IconChevronRight} />
        </button>
      ) : (
        <p>
          <TextButton {...opener}>{word}</TextButton>
        </p>
      )}
      {isReturned ? <p>{t.returned}</p> : null}
      {isOpen ? (
        <OutcomeDialog
          memberId={memberId}
          surname={surname}
          said={outcome}
          onSaid={setOutcome}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
