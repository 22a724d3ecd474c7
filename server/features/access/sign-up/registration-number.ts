import { type RawBuilder, sql } from 'kysely'
import type { Gender } from '#domain/limits.ts'

/** The number of a new profile: B for a bride, G for a groom, and the next of the numbers that both sides share. */
export const nextRegistrationNumber = (gender: Gender): RawBuilder<string> =>
  sql<string>`${gender === 'F' ? 'B' : 'G'} || nextval('registration_numbers')`
