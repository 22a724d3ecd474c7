import type { Limit } from '#server/http/limits.ts'

/** An ADMIN uploads a register a few times until it fits. */
export const uploadsADay: Limit = { hits: 40, seconds: 24 * 3_600 }
/** The photos of a large register come in many files. */
export const zipsADay: Limit = { hits: 100, seconds: 24 * 3_600 }
