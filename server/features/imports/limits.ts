import type { Limit } from '#server/http/limits.ts'

/** An ADMIN tries a file a few times until it fits. */
export const uploadsADay: Limit = { hits: 40, seconds: 24 * 3_600 }
