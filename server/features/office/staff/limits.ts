import type { Limit, LimitKey } from '#server/http/limits.ts'

/** Wrong codes of the app before a login has to begin anew. */
export const wrongCodesOfLogin = 5

/** Passwords, counted before one is hashed. The day's number leaves out addresses where the owner has logged in lately. */
export const loginsFromAddress: Limit = { hits: 10, seconds: 15 * 60 }
export const loginsADay: Limit = { hits: 100, seconds: 24 * 60 * 60 }
/** Codes over all logins of one person: whoever guesses here knows the password already. */
export const codesADay: Limit = { hits: 20, seconds: 24 * 60 * 60 }

/** One's own password, asked for again. */
export const passwordsAgain: Limit = { hits: 10, seconds: 15 * 60 }

export const limitKeys = (email: string, address: string): Record<'fromAddress' | 'aDay', LimitKey> => ({
  fromAddress: `staff login ${email.toLowerCase()} from ${address}`,
  aDay: `staff login ${email.toLowerCase()} a day`,
})
export const codeLimitKey = (staffId: string): LimitKey => `staff code ${staffId}`
export const passwordAgainKey = (staffId: string): LimitKey => `staff password again ${staffId}`
