import { columns } from '../criteria.ts'

/** The place of the moon follows from these; the store holds only that place. */
export const stars = ['nakshatra', 'charan', 'raas'] as const

export const genders = ['F', 'M'] as const

/** Every value of a column is below this, so a filter is a table of this many bytes, 1 where the value matches. */
export const codeLimit = 4096

/**
 * A row on its way from the database, big-endian: uuid, joined_at in microseconds, number, gender, last day, turn, the turn
 * before and the day between them, columns, stars.
 */
export const idLength = 16
export const joinedAtOffset = idLength
export const numberOffset = joinedAtOffset + 8
export const numberLength = 4
export const genderOffset = numberOffset + numberLength
export const lastDayOffset = genderOffset + 2
export const turnOffset = lastDayOffset + 2
export const turnBeforeOffset = turnOffset + 4
export const turnDayOffset = turnBeforeOffset + 4
export const columnsOffset = turnDayOffset + 2
export const starsOffset = columnsOffset + 2 * columns.length
export const rowLength = starsOffset + 2 * stars.length
