/** What a criterion can look at, in the order in which it stands in a row and in the store. */
export const columns = [
  'maritalStatus',
  'educationGroup',
  'occupationType',
  'diet',
  'workLocation',
  'nativeDistrict',
  'moveAbroad',
  'birthYear',
  'height',
  'devak',
] as const
export type Column = (typeof columns)[number]

/** What the place of the moon follows from; the store keeps only that. */
export const stars = ['nakshatra', 'charan', 'raas'] as const
export type Star = (typeof stars)[number]

export const genders = ['F', 'M'] as const

/** Every value of a column is below this; so a criterion is a table of this many bytes, 1 where the value fits. */
export const codeLimit = 4096

/** A row on its way from the database, big-endian: uuid, joined_at in microseconds, gender, columns, stars. */
export const idLength = 16
export const joinedAtOffset = idLength
export const genderOffset = joinedAtOffset + 8
export const columnsOffset = genderOffset + 2
export const starsOffset = columnsOffset + 2 * columns.length
export const rowLength = starsOffset + 2 * stars.length
