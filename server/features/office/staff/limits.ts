import type { Limit, LimitKey } from '#server/http/limits.ts'

/** After so many wrong codes a login has to begin again. */
export const wrongCodesOfLogin = 5

/** Passwords, counted before they are hashed. An address that the owner has used lately is exempt from the day's limit. */
export const loginsFromAddress: Limit = { hits: 10, seconds: 15 * 60 }
export const loginsADay: Limit = { hits: 100, seconds: 24 * 60 * 60 }
/** Codes over all logins of one person: somebody who guesses codes already knows the password. */
export const codesADay: Limit = { hits: 20, seconds: 24 * 60 * 60 }

/** One's own password, typed again before a change of the login. */
export const passwordsAgain: Limit = { hits: 10, seconds: 15 * 60 }

export const limitKeys = (email: string, address: string): Record<'fromAddress' | 'aDay', LimitKey> => ({
  fromAddress: `staff login ${email.toLowerCase()} from ${address}`,
  aDay: `staff login ${email.toLowerCase()} a day`,
})
export const codeLimitKey = (staffId: string): LimitKey => `staff code ${staffId}`
export const passwordAgainKey = (staffId: string): LimitKey => `staff password again ${staffId}`
