import type { MessageVariable } from '#domain/telling/messages.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import type { Fill } from './list.ts'

/** How a variable is shown where its message is read. */
export const asName: Fill = variable => `{${variable}}`

/** What TRAI knows of a variable since November 2025: its kind is part of the registered text. */
type DltTag = 'numeric' | 'alphanumeric' | 'url' | 'email'
const tags: Record<MessageVariable, DltTag> = {
  code: 'numeric',
  family: 'alphanumeric',
  count: 'numeric',
  link: 'url',
  name: 'alphanumeric',
  person: 'alphanumeric',
  address: 'alphanumeric',
  email: 'email',
  notice: 'alphanumeric',
  reason: 'alphanumeric',
  number: 'alphanumeric',
  date: 'alphanumeric',
  plan: 'alphanumeric',
  amount: 'alphanumeric',
  trouble: 'alphanumeric',
}
/** A count is written in the digits of its language, and operators take Devanagari ones for letters. */
export const asTag =
  (language: Language): Fill =>
  variable =>
    `{#${variable === 'count' && language === 'mr' ? 'alphanumeric' : tags[variable]}#}`

/** Examples for a test. They are nobody's. */
export const asExample =
  (language: Language, publicUrl: string): Fill =>
  variable =>
    ({
      code: '123456',
      family: 'Patil (SP00000)',
      count: digits(language, 3),
      link: publicUrl,
      name: 'Patil',
      person: 'A. B. Patil',
      address: 'Pune',
      email: 'family@example.com',
      notice: '…',
      reason: '…',
      number: '00000',
      date: digits(language, '31-12-2030'),
      plan: '…',
      amount: digits(language, '₹1,000'),
      trouble: '…',
    })[variable]

/** The variables that a message asks for. */
export function variablesOf(words: ((language: Language, fill: Fill) => unknown)[]): MessageVariable[] {
  const asked = new Set<MessageVariable>()
  for (const word of words)
    word('en', variable => {
      asked.add(variable)
      return ''
    })
  return [...asked]
}
