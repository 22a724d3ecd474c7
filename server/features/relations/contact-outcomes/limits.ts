import { perDay } from '#server/http/limits.ts'

/** More than the largest plan opens in a day, and a family may correct itself. */
export const outcomesADay = perDay(200)
