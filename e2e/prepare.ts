import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '#server/db/migrate.ts'
import { openEmbedded } from '#server/db/open.ts'
import { preparedDatabase } from './prepared-database.ts'

/** Migrates once; each journey's app then starts on a copy. */
export default async function prepare() {
  const pglite = await PGlite.create()
  const { db, close } = await openEmbedded(pglite)
  await migrate(db)
  const dump = await pglite.dumpDataDir('none')
  mkdirSync(dirname(preparedDatabase), { recursive: true })
  writeFileSync(preparedDatabase, Buffer.from(await dump.arrayBuffer()))
  await close()
}
