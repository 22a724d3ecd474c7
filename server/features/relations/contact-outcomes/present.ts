import type { OutcomeName } from '#contract/relations/contact-outcomes.ts'
import type { ContactOutcome } from '#domain/relations/contact-outcomes.ts'

export const outcomeOf = (name: OutcomeName): ContactOutcome => name.toLowerCase() as ContactOutcome
export const nameOfOutcome = (outcome: ContactOutcome): OutcomeName => outcome.toUpperCase() as OutcomeName
