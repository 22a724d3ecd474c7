import { type Limit, type LimitKey, type Limits, perDay } from '#server/http/limits.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { type Contacts, contactKeys } from '../accounts/identity.ts'
import { enoughWrongLogins } from '../accounts/words.ts'

/** Counted per identity and place, so that a stranger's tries from elsewhere do not keep the owner out. */
const loginsFromHere: Limit = { hits: 10, seconds: 15 * 60 }
/** Recovery still works above this limit, and a new password resets it. */
const loginsADay: Limit = { ...perDay(100), sentence: enoughWrongLogins }

const loginKeys = (key: string, from: string): Record<'fromHere' | 'aDay', LimitKey> => ({
  fromHere: `login ${key} from ${from}`,
  aDay: `login ${key} a day`,
})

/**
 * Counts a login before its password is hashed, so that many tries on one account cost no processor time. `from` is the
 * owner's own device, or a network address. Returns the refusal where the day's logins are used up: then only
 * a place from which the owner has logged in lately gets a try.
 */
export async function countLoginOrRefuse(limits: Limits, key: string, from: string): Promise<Refusal | null> {
  const keys = loginKeys(key, from)
  await limits.countOrRefuse(keys.fromHere, loginsFromHere)
  const today = await limits.count(keys.aDay, loginsADay)
  return today.isAbove ? today.refusal() : null
}

/** Takes the count back: the password was right. */
export async function uncountLogin(limits: Limits, key: string, from: string): Promise<void> {
  const keys = loginKeys(key, from)
  await limits.reset(keys.fromHere)
  await limits.giveBack(keys.aDay)
}

/** Resets the wrong logins of an account that has a new password. */
export async function forgetWrongLogins(limits: Limits, account: Contacts): Promise<void> {
  for (const key of contactKeys(account)) await limits.resetAll(`login ${key} `)
}

/** For calls that ask a logged-in member for the password again. */
export const passwordTries: Limit = { hits: 10, seconds: 15 * 60 }
export const passwordTriesADay: Limit = perDay(30)
