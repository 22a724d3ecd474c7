import { migrateInside, pendingMigrations, readMigrations } from '#server/db/migrate.ts'
import type { OneConnection } from '#server/db/one-connection.ts'
import type { Db } from '#server/db/open.ts'
import {
  buildTables,
  closeTables,
  dropEverything,
  type ForeignKey,
  openTables,
  readForeignKeys,
  recordStanding,
} from './build-tables.ts'
import { readTables, writeSequences } from './catalogue.ts'
import { copyIn, prepareForCopies } from './copy.ts'
import type { Begin, Totals } from './format.ts'
import type { Progress } from './progress.ts'
import { type Part, readArchive } from './read-archive.ts'
import { DamagedBackup } from './refused.ts'
import type { SealKeys } from './seal.ts'

interface LoadOptions {
  path: string
  keys: SealKeys
  progress: Progress
  /** Called with each file, before the rows are committed. */
  onFile: (name: string, bytes: Buffer) => Promise<void>
  /** Called when all rows are there as they were. An error undoes everything. */
  onFilled?: (loaded: Loaded) => Promise<void>
  /** The last steps of the transaction, in a database of this version. An error undoes everything. */
  beforeCommit?: (trx: Db) => Promise<void>
}

export interface Loaded {
  begin: Begin
  /** What the backup says of each table. */
  tables: ReadonlyMap<string, Totals>
}

/**
 * Replaces the whole content of a database by a backup, in one transaction: if it ends early, the database is as it was. The
 * tables are those of the version that made the backup.
 */
export async function loadBackup({ db, client }: OneConnection, loading: LoadOptions): Promise<Loaded> {
  await prepareForCopies(client)
  return db.transaction().execute(async trx => {
    // Waits for others who still use a table, but not for ever.
    await client.query(`set local lock_timeout = '10s'`)
    const loaded = await fill(trx, client, loading)
    await loading.onFilled?.(loaded)
    await recordStanding(trx, loaded.begin.migrations)
    await migrateInside(trx, await pendingMigrations(trx, readMigrations()))
    await loading.beforeCommit?.(trx)
    return loaded
  })
}

async function fill(trx: Db, client: OneConnection['client'], loading: LoadOptions): Promise<Loaded> {
  const tables = new Map<string, Totals>()
  let begin: Begin | null = null
  let keys: ForeignKey[] = []
  let files = 0
  const writing = someAtOnce()
  const parts = readArchive(loading.path, loading.keys)
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value
      if (part.at === 'begin') {
        begin = part.begin
        await dropEverything(client)
        await buildTables(trx, begin.migrations)
        keys = await readForeignKeys(client)
        await openTables(client)
        await refuseOtherTables(client, begin, loading.path)
      } else if (part.at === 'entry' && part.entry.kind === 'table') {
        const content = contentOf(parts)
        await copyIn(client, part.entry, content.blocks)
        const totals = content.totals()
        tables.set(part.entry.name, totals)
        loading.progress.table(part.entry.name, totals.rows ?? 0)
      } else if (part.at === 'entry') {
        const blocks: Buffer[] = []
        for await (const bytes of contentOf(parts).blocks) blocks.push(bytes)
        await writing.add(loading.onFile(part.entry.name, Buffer.concat(blocks)))
        loading.progress.file(++files)
      }
    }
    await writing.end()
  } finally {
    await parts.return(undefined)
  }
  if (!begin) throw new DamagedBackup(`${loading.path} is empty`)
  await writeSequences(client, begin.sequences)
  await closeTables(client, keys)
  return { begin, tables }
}

/** Writes some files at the same time, because a storage takes its time for each. */
export function someAtOnce(most = 8): { add(work: Promise<void>): Promise<void>; end(): Promise<void> } {
  const underWay = new Set<Promise<void>>()
  return {
    async add(work) {
      const written = work.then(() => void underWay.delete(written))
      // The next `add` or `end` awaits it.
      written.catch(() => {})
      underWay.add(written)
      if (underWay.size >= most) await Promise.race(underWay)
    },
    end: async () => void (await Promise.all(underWay)),
  }
}

/** The blocks of the entry that has just begun, and their totals once they were read. */
function contentOf(parts: AsyncGenerator<Part>): { blocks: AsyncGenerator<Buffer>; totals(): Totals } {
  let totals: Totals = { bytes: 0, rows: null, sha256: '' }
  async function* blocks() {
    for (;;) {
      const next = await parts.next()
      if (next.done) return
      if (next.value.at === 'block') yield next.value.bytes
      if (next.value.at === 'entryEnd') {
        totals = next.value.totals
        return
      }
    }
  }
  return { blocks: blocks(), totals: () => totals }
}

/** A table that is missing in the backup would otherwise silently stay empty. */
async function refuseOtherTables(client: OneConnection['client'], begin: Begin, path: string): Promise<void> {
  const here = (await readTables(client)).map(({ name }) => name)
  const mismatched = [
    ...here.filter(name => !begin.tables.includes(name)),
    ...begin.tables.filter(name => !here.includes(name)),
  ]
  if (mismatched.length > 0)
    throw new DamagedBackup(`${path} does not fit its own migrations: ${mismatched.join(', ')} is on one side alone`)
}
