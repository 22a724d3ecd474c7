import { sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import { writeCandidates } from './candidates.ts'
import { choicesFrom } from './choices.ts'
import { writeConsents } from './consents.ts'
import { writeContactOutcomes, writeDeadNumbers } from './contact-outcomes.ts'
import { knownPassword } from './known-logins.ts'
import { writeLastUses } from './last-uses.ts'
import { firstRegistration } from './make-household.ts'
import { writeNotifications } from './notifications.ts'
import { writePayments } from './payments.ts'
import { plans } from './plans.ts'
import { writePublicContent } from './public-content.ts'
import { writeRecalls } from './recalls.ts'
import { writeRelationships } from './relationships.ts'
import { writeReviewQueue } from './review-queue.ts'
import { writeSearches } from './searches.ts'
import { writeShowingCounts } from './showings.ts'
import { writeStaff } from './staff.ts'
import { writeStories } from './stories.ts'
import { writeSuggestions } from './suggestions.ts'
import { writeVisits } from './visits.ts'
import { writeWhoseNumbers } from './whose-numbers.ts'
import {
  type HouseholdListener,
  type InsertRows,
  insertAsJson,
  withoutForeignKeys,
  writeHouseholds,
} from './write-households.ts'

export const defaultMembers = 600
export const defaultSeed = 'saptapadi'
const lockNumber = 7_007_008

/** The configuration decides whether a demo is allowed. It is never added to existing members. */
export const shouldMakeDemo = (config: Pick<Config, 'demo'>, hasAnyMember: boolean): boolean =>
  config.demo && !hasAnyMember

export const hasMembers = (db: Db): Promise<boolean> => findsRow(db.selectFrom('members').select('id').limit(1))

interface DemoOptions {
  members?: number
  seed?: string
  now: Date
  onHousehold?: HouseholdListener
  insertRows?: InsertRows
}

/**
 * Writes the whole community in one transaction, unless a member exists, and returns whether it wrote. A lock makes
 * nodes that start together wait for the first.
 */
export async function makeDemo(db: Db, passwords: Passwords, options: DemoOptions): Promise<boolean> {
  const {
    members = defaultMembers,
    seed = defaultSeed,
    now,
    onHousehold = () => {},
    insertRows = insertAsJson,
  } = options
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
    const community = { seed, members, now, choices }
    await withoutForeignKeys(trx, () => writeHouseholds(trx, community, insertRows, onHousehold))
    await sql`update persons set password_hash = ${passwordHash}
      where id in (select person_id from members where is_demo)`.execute(trx)
    await writeConsents(trx, now)
    await writeCandidates(trx, now)
    await writeVisits(trx, now)
    await writeSuggestions(trx, now)
    await writeRelationships(trx, now)
    await writeStories(trx, now)
    await writePayments(trx)
    await writeNotifications(trx, now)
    await writeContactOutcomes(trx, now)
    await writeLastUses(trx, now)
    await writeWhoseNumbers(trx)
    await writeDeadNumbers(trx, now)
    await writeSearches(trx, masterData, now)
    await writePublicContent(trx, now)
    await writeReviewQueue(trx, now)
    await writeShowingCounts(trx, now)
    await writeStaff(trx, passwordHash, new Date(now.getTime() - 400 * dayMs))
    await writeRecalls(trx, now)
    await sql`select setval('registration_numbers', ${firstRegistration + members - 1})`.execute(trx)
    return true
  })
  // Without fresh statistics PostgreSQL plans the first searches as for an empty table.
  if (made) await sql`analyze`.execute(db)
  return made
}
