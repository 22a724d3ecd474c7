/** The first migration of every database from before version 1.0.0, whose migrations were then folded into a first schema. */
const firstMigration = '0001_places_and_options.sql'

/** The last commit that reads a database, a data folder or a backup of them. */
export const lastReader = 'c8da1c2a'

export const isFromBefore = (applied: readonly { name: string }[]): boolean =>
  applied.some(({ name }) => name === firstMigration)
