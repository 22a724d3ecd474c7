import type { KnownLogin } from './known-logins.ts'
import type { Name } from './names.ts'
import { type Chance, weighted } from './random.ts'

const verified = weighted([
  ['mobile', 42],
  ['both', 51],
  ['email', 2],
  ['neither', 5],
] as const)

const localPartLength = 20
/** Odd and no multiple of five: a step that meets every number below the modulus once, so no two people share one. */
const step = 7_654_321
const numbers = 1_000_000_000

/** No mobile number in India begins with a 5, and example.com is nobody's: what a demo sends reaches no stranger. */
export function reachOf(by: Chance, name: Name, index: number, joined: Date, known: KnownLogin | undefined) {
  const how = verified(by)
  const minutesLater = (minutes: number) => new Date(joined.getTime() + minutes * 60_000)
  const number = String(index + 1)
  const written = name.inMarathi ? 'saptapadi' : `${name.first}.${name.last}`.toLowerCase()
  return {
    country_code: 'in',
    dial_code: '+91',
    mobile: known?.mobile ?? `5${String((index * step) % numbers).padStart(9, '0')}`,
    mobile_verified_at: known || how === 'mobile' || how === 'both' ? minutesLater(2) : null,
    email: known?.email ?? `${written.slice(0, localPartLength - number.length)}${number}@example.com`,
    email_verified_at: known || how === 'email' || how === 'both' ? minutesLater(9) : null,
  }
}
