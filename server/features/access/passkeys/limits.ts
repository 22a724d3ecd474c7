import { perDay } from '#server/http/limits.ts'

/** The whole family is told of each. */
export const passkeysADay = perDay(20)
