import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from './open.ts'

const folder = join(import.meta.dirname, 'migrations')
const lockNumber = 7_007_007

/** Applies the new migrations in order, each in its own transaction. A lock makes nodes that start together wait. */
export async function migrate(db: Db): Promise<string[]> {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
  const applied: string[] = []
  await db.connection().execute(async one => {
    // Waiting for another node and a change of a large table both take longer than a statement of a node may.
    await sql`set statement_timeout = 0`.execute(one)
    await sql`select pg_advisory_lock(${sql.lit(lockNumber)})`.execute(one)
    try {
      await sql`create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(one)
      const done = await sql<{ name: string; checksum: string }>`select name, checksum from schema_migrations`.execute(
        one,
      )
      const checksums = new Map(done.rows.map(row => [row.name, row.checksum]))
      for (const name of files) {
        const text = readFileSync(join(folder, name), 'utf8')
        const checksum = createHash('sha256').update(text).digest('hex')
        const appliedChecksum = checksums.get(name)
        if (appliedChecksum === checksum) continue
        if (appliedChecksum) throw new Error(`migration ${name} was changed after it was applied`)
        await one.transaction().execute(async trx => {
          await sql.raw(text).execute(trx)
          await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(trx)
        })
        applied.push(name)
      }
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockNumber)})`.execute(one)
      await sql`reset statement_timeout`.execute(one)
    }
  })
  return applied
}
