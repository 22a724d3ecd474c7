import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '#server/db/migrate.ts'
import { openEmbedded } from '#server/db/open.ts'
import { makeDemo } from '#server/demo/make.ts'
import { argonPasswords } from '#server/ports/passwords.ts'
import { preparedDatabases } from './prepared-database.ts'

/** Migrates once, and makes a small community once; each journey's app then starts on a copy of one of the two. */
export default async function prepare() {
  const pglite = await PGlite.create()
  const { db, close } = await openEmbedded(pglite)
  const keep = async (file: string) => {
    const dump = await pglite.dumpDataDir('none')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  }
  await migrate(db)
  await keep(preparedDatabases.empty)
  await makeDemo(db, argonPasswords(), { members: 120, now: new Date() })
  await keep(preparedDatabases.demo)
  await close()
}
