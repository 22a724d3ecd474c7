import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { readMasterData } from '#server/features/master-data/queries.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import { choicesFrom } from './choices.ts'
import { knownPassword } from './known-logins.ts'
import { firstRegistration } from './people.ts'
import { plans } from './plans.ts'
import { writePublicContent } from './public-content.ts'
import { writeSearches } from './searches.ts'
import { writeSuggestions } from './suggestions.ts'
import { writeVisits } from './visits.ts'
import { type InsertRows, insertAsJson, type Watcher, withoutReferences, writePeople } from './write.ts'

export const usualMembers = 600
export const usualSeed = 'saptapadi'
const lockNumber = 7_007_008

/** Where a demo belongs at all is read from the settings; it never joins people who are already there. */
export const demoWanted = (config: Pick<Config, 'demo'>, isPeopled: boolean): boolean => config.demo && !isPeopled

export const hasMembers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined

export interface DemoWish {
  members?: number
  seed?: string
  now: Date
  watch?: Watcher
  insertRows?: InsertRows
}

/**
 * Writes the whole community or nothing, and nothing where anybody is registered. Answers whether it did. Nodes that
 * start together wait for the first.
 */
export async function makeDemo(db: Db, passwords: Passwords, wish: DemoWish): Promise<boolean> {
  const { members = usualMembers, seed = usualSeed, now, watch = () => {}, insertRows = insertAsJson } = wish
  const masterData = await readMasterData(db)
  const choices = choicesFrom(masterData)
  const passwordHash = await passwords.hash(knownPassword)
  const made = await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(trx)
    if (await hasMembers(trx)) return false
    await trx
      .insertInto('plans')
      .values([...plans])
      .onConflict(conflict => conflict.column('id').doNothing())
      .execute()
    const community = { seed, members, now, choices, passwordHash }
    await withoutReferences(trx, () => writePeople(trx, community, insertRows, watch))
    await writeVisits(trx, now)
    await writeSuggestions(trx, now)
    await writeSearches(trx, masterData, now)
    await writePublicContent(trx, now)
    await sql`select setval('registration_numbers', ${firstRegistration + members - 1})`.execute(trx)
    return true
  })
  // Without it the first searches of a large community are planned for an empty one.
  if (made) await sql`analyze`.execute(db)
  return made
}
