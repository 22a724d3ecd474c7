import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { counted } from '#domain/words/counted.ts'
import type { Db } from '#server/db/open.ts'
import { CommandRefused } from '#server/operator-command.ts'
import type { Files } from '#server/ports/files.ts'
import { newWrappedKey, type OpenedSecrets } from '#server/ports/secrets.ts'
import { sealedColumns } from './places.ts'
import { resealColumn, resealFiles } from './reseal.ts'

export class RekeyRefused extends CommandRefused {}

/** A pass finds what nodes wrote during the previous one. More passes than this mean that a node still writes with the old key. */
const mostPasses = 10

interface RekeyOptions {
  db: Db
  /** The application's own secret, which wraps the data keys. */
  secret: string
  secrets: OpenedSecrets
  files: Files
  /** How long nodes may take to learn of a key. */
  waitSeconds: number
  tell: (line: string) => void
}

const lockNumber = 7_007_008
const lastKey = 255

/**
 * Makes a new data key and encrypts everything again under it while nodes serve. The key is stored first and used for writing
 * only later, when every node has read it. After the same time again no node writes with the old key, and everything under it
 * is encrypted again until nothing is left. The progress is in the tables, so a second run goes on where the first ended.
 */
export async function rekey(rekeying: RekeyOptions): Promise<void> {
  await rekeying.db.connection().execute(async one => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(${sql.lit(lockNumber)}) as "isOurs"`.execute(one)
    if (!rows[0]?.isOurs) throw new RekeyRefused('another rekey is running')
    try {
      await rekeyAlone(rekeying)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockNumber)})`.execute(one)
    }
  })
}

async function rekeyAlone(rekeying: RekeyOptions): Promise<void> {
  const { db, secrets, tell } = rekeying
  const id = await beginOrGoOn(rekeying)
  await untilEveryNodeWritesWith(id, rekeying)
  for (let pass = 1; ; pass++) {
    const { changed, unreadable } = await resealEverything(rekeying)
    if (changed === 0) {
      if (unreadable > 0)
        tell(
          `${counted(unreadable, 'value opens under no key, as it did not before: it is left as it is', 'values open under no key, as they did not before: they are left as they are')}`,
        )
      break
    }
    if (pass === mostPasses)
      throw new RekeyRefused('a server still writes with the old key: start that server anew, then run this again')
  }
  await db.updateTable('encryption_keys').set({ swept_at: sql`now()` }).where('id', '=', id).execute()
  const removed = await removeUnused(db, id)
  await secrets.readKeys()
  tell(`Everything is under key ${id}, but the audit's own rows and the lasting hashes.${removed}`)
}

async function beginOrGoOn({ db, secret, waitSeconds, tell }: RekeyOptions): Promise<number> {
  const newest = await db
    .selectFrom('encryption_keys')
    .select(['id', 'swept_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (newest.swept_at === null) {
    tell(`Going on with key ${newest.id}`)
    return newest.id
  }
  const id = newest.id + 1
  if (id > lastKey) throw new RekeyRefused(`there is no number left for a key after ${lastKey}`)
  await db
    .insertInto('encryption_keys')
    .values({
      id,
      wrapped: newWrappedKey(secret),
      created_at: sql<Date>`now()`,
      writes_from: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
      swept_at: null,
    })
    .execute()
  tell(`Made key ${id}`)
  return id
}

async function untilEveryNodeWritesWith(id: number, { db, secrets, waitSeconds, tell }: RekeyOptions): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, extract(epoch from writes_from - now()) + ${waitSeconds})::float as seconds
    from encryption_keys where id = ${id}`.execute(db)
  const seconds = rows[0]?.seconds ?? 0
  if (seconds > 0) tell(`Waiting for ${counted(Math.ceil(seconds), 'second')}, until every node writes with it`)
  await pause(seconds * 1000)
  await secrets.readKeys()
  if (secrets.writingKey() !== id) throw new RekeyRefused(`key ${id} cannot be read: is APP_SECRET being changed?`)
}

async function resealEverything({ db, secrets, files, tell }: RekeyOptions) {
  const sum = { changed: 0, unreadable: 0 }
  const count = (name: string, { changed, unreadable }: typeof sum) => {
    if (changed > 0) tell(`${name}: ${changed}`)
    sum.changed += changed
    sum.unreadable += unreadable
  }
  for (const place of sealedColumns) count(place.table, await resealColumn(db, secrets, place))
  count('files of documents', await resealFiles(db, secrets, files))
  return sum
}

/**
 * Removes the keys that nothing uses. The first key makes the lasting hashes and stays for ever, and a key of the audit's rows
 * stays with them. A day must have passed since the next key took over, for nodes that were cut off meanwhile.
 */
async function removeUnused(db: Db, newest: number): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    delete from encryption_keys where id > 1 and id < ${newest}
      and exists (select from encryption_keys next
        where next.id > encryption_keys.id and next.writes_from < now() - interval '1 day')
      and not exists (select from audit
        where member_id is null and sealed is not null and get_byte(sealed, 0) = encryption_keys.id)
    returning id`.execute(db)
  return rows.length > 0 ? ` Removed key ${rows.map(row => row.id).join(', ')}, which nothing used.` : ''
}
