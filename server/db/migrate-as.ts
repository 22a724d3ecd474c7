import { migrate } from './migrate.ts'
import { openPostgres } from './open.ts'

/** Applies the migrations as the owner of the tables, so that the role of the calls needs no right to change tables. */
export async function migrateAs(ownerUrl: string): Promise<string[]> {
  const owner = openPostgres(ownerUrl, { connections: 1 })
  try {
    return await migrate(owner.db)
  } finally {
    await owner.close()
  }
}
