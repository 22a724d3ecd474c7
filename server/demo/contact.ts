import type { KnownLogin } from './known-logins.ts'
import type { Name } from './names.ts'
import { type RandomStream, weighted } from './random.ts'

const verified = weighted([
  ['mobile', 42],
  ['both', 51],
  ['email', 2],
  ['neither', 5],
] as const)

const localPartLength = 20
/** This step has no common factor with the count of numbers, so no two people get the same number. */
const step = 7_654_321
const numbers = 1_000_000_000

/** No mobile number in India begins with a 5, and example.com is reserved: a message of a demo reaches no stranger. */
export function contactColumns(
  random: RandomStream,
  name: Name,
  index: number,
  joined: Date,
  known: KnownLogin | undefined,
) {
  const verifiedBy = verified(random)
  const minutesLater = (minutes: number) => new Date(joined.getTime() + minutes * 60_000)
  const number = String(index + 1)
  const written = name.inMarathi ? 'saptapadi' : `${name.first}.${name.last}`.toLowerCase()
  return {
    country_code: 'in',
    dial_code: '+91',
    mobile: known?.mobile ?? `5${String((index * step) % numbers).padStart(9, '0')}`,
    mobile_verified_at: known || verifiedBy === 'mobile' || verifiedBy === 'both' ? minutesLater(2) : null,
    email: known?.email ?? `${written.slice(0, localPartLength - number.length)}${number}@example.com`,
    email_verified_at: known || verifiedBy === 'email' || verifiedBy === 'both' ? minutesLater(9) : null,
  }
}
