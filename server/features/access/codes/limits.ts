import type { Limit, LimitKey, Limits } from '#server/http/limits.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { type Contacts, contactKeys } from '../accounts/identity.ts'
import { enoughWrongLogins } from '../accounts/words.ts'

const aDay = 24 * 60 * 60

/** Narrow per identity and place, so that a stranger's tries from elsewhere do not keep the owner out. */
const loginsFromHere: Limit = { hits: 10, seconds: 15 * 60 }
/** Recovery still works above it, and a new password ends it. */
const loginsADay: Limit = { hits: 100, seconds: aDay, sentence: enoughWrongLogins }
export const wrongCodesFromAddress: Limit = { hits: 50, seconds: aDay }
export const codesToContact: Limit = { hits: 10, seconds: aDay }
export const codeTries: Limit = { hits: 60, seconds: 60 * 60 }
/** How often one code may be typed wrong, and all codes of an identity and purpose in a day. */
export const triesPerCode = 5
export const wrongTriesPerDay = 15
/** How many codes may be asked for. */
export const codesPerHour = 5
/** Generous to a family that mistypes, and per identity; the one per address is a setting. */
export const signupsOfContact: Limit = { hits: 40, seconds: 60 * 60 }
export const perDay = (hits: number): Limit => ({ hits, seconds: aDay })
export const perHour = (hits: number): Limit => ({ hits, seconds: 60 * 60 })
/** Each correction of a sign-up may send a code to another number. */
export const signupCorrections = perDay(5)
/** The refusal of a taken contact tells that it is registered. */
export const contactChangesADay = perDay(10)
/** Where the password is asked for once more. */
export const passwordTries: Limit = { hits: 10, seconds: 15 * 60 }
export const passwordTriesADay = perDay(30)

const loginKeys = (key: string, from: string): Record<'fromHere' | 'aDay', LimitKey> => ({
  fromHere: `login ${key} from ${from}`,
  aDay: `login ${key} a day`,
})

/**
 * Counts a login before its password is hashed, so that many tries on one account cost no processor time. `from` is the
 * owner's own device, or a network address. Returns the refusal of a login above the number of a day: only a place from
 * which the owner has logged in lately then gets a try.
 */
export async function countLoginOrRefuse(limits: Limits, key: string, from: string): Promise<Refusal | null> {
  const keys = loginKeys(key, from)
  await limits.countOrRefuse(keys.fromHere, loginsFromHere)
  const today = await limits.count(keys.aDay, loginsADay)
  return today.isAbove ? today.refusal() : null
}

/** A right password is no wrong login. */
export async function uncountLogin(limits: Limits, key: string, from: string): Promise<void> {
  const keys = loginKeys(key, from)
  await limits.reset(keys.fromHere)
  await limits.giveBack(keys.aDay)
}

/** After a new password, the wrong logins with the old one count no more. */
export async function forgetWrongLogins(limits: Limits, account: Contacts): Promise<void> {
  for (const key of contactKeys(account)) await limits.resetAll(`login ${key} `)
}
