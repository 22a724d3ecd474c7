import type { Limit } from '#server/http/limits.ts'

/** An SMS costs money and goes to a number that was only typed. */
export const testSmsADay: Limit = { hits: 10, seconds: 86_400 }
/** Enough to read every e-mail in both languages. */
export const testMailsADay: Limit = { hits: 100, seconds: 86_400 }
