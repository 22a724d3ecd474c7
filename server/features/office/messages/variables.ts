import type { MessageVariable } from '#domain/telling/messages.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import type { Fill } from './list.ts'

/** A variable as the office's screen shows it. */
export const asName: Fill = variable => `{${variable}}`

/**
 * The kind of a variable, which TRAI's direction of 18 November 2025 demands in registered texts: five of its six tags, `cbn` for a
 * number to call back. (The sixth is for links to apps.)
 */
type DltTag = 'numeric' | 'alphanumeric' | 'url' | 'email' | 'cbn'
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
  telephone: 'cbn',
  date: 'alphanumeric',
  plan: 'alphanumeric',
  amount: 'alphanumeric',
  trouble: 'alphanumeric',
}
/** The tag of a variable. A count has the digits of its language, and operators take Devanagari digits for letters. */
export const asTag =
  (language: Language): Fill =>
  variable =>
    `{#${variable === 'count' && language === 'mr' ? 'alphanumeric' : tags[variable]}#}`

/** Invented examples for a test message. */
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
      telephone: '020 0000 0000',
      date: digits(language, '31-12-2030'),
      plan: '…',
      amount: digits(language, '₹1,000'),
      trouble: '…',
    })[variable]

/** The variables that a message uses. */
export function variablesOf(words: ((language: Language, fill: Fill) => unknown)[]): MessageVariable[] {
  const asked = new Set<MessageVariable>()
  for (const word of words)
    word('en', variable => {
      asked.add(variable)
      return ''
    })
  return [...asked]
}
