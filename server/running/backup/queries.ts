import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { AskedBackup } from '#domain/office/asked-backups.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasDeleted } from '#server/db/outcome.ts'
import type { MadeBackup } from './make-backup.ts'
import { backupFile, givenUpAfter } from './rules.ts'

/** Claims the backup of a day, or returns false if another node makes it or has made it. One guarded write decides. */
export const claimBackup = (db: Db, day: Day, now: Date): Promise<boolean> =>
  findsRow(
    db
      .insertInto('backups')
      .values({ day, file_name: backupFile(day), started_at: now })
      .onConflict(conflict =>
        conflict
          .column('day')
          .doUpdateSet({ started_at: now, failure: null })
          .where('backups.finished_at', 'is', null)
          .where('backups.started_at', '<', new Date(now.getTime() - givenUpAfter)),
      )
      .returning('day'),
  )

/** Claims a backup that was asked for. It takes the place of the one of the day, whose proof no longer counts. */
export async function restartBackup(db: Db, day: Day, now: Date): Promise<void> {
  const begun = {
    started_at: now,
    finished_at: null,
    bytes: null,
    members: null,
    failure: null,
    proof_started_at: null,
    proven_at: null,
    proof_failure: null,
  }
  await db
    .insertInto('backups')
    .values({ day, file_name: backupFile(day), ...begun })
    .onConflict(conflict => conflict.column('day').doUpdateSet(begun))
    .execute()
}

/** Asks the job for a backup or a trial. Returns false if it was asked for already. */
export const ask = (trx: Db, what: AskedBackup, now: Date): Promise<boolean> =>
  findsRow(
    trx
      .insertInto('asked_backups')
      .values({ what, asked_at: now })
      .onConflict(conflict => conflict.doNothing())
      .returning('what'),
  )

/** Takes what was asked for. One node does. */
export const takeAsked = (db: Db, what: AskedBackup): Promise<boolean> =>
  hasDeleted(db.deleteFrom('asked_backups').where('what', '=', what))

export const readAsked = async (db: Db): Promise<AskedBackup[]> =>
  (await db.selectFrom('asked_backups').select('what').orderBy('what').execute()).map(({ what }) => what)

export async function noteBackup(db: Db, day: Day, made: MadeBackup, now: Date): Promise<void> {
  const { bytes, members } = made
  await db.updateTable('backups').set({ finished_at: now, bytes, members }).where('day', '=', day).execute()
}

export async function noteFailure(db: Db, day: Day, failure: string): Promise<void> {
  await db.updateTable('backups').set({ failure }).where('day', '=', day).where('finished_at', 'is', null).execute()
}

/** When a backup was last proven, and when that was last tried. */
export async function readTrials(db: Db): Promise<{ provenAt: Date | null; triedAt: Date | null }> {
  return db
    .selectFrom('backups')
    .select(eb => [
      eb.fn.max<Date | null>('proven_at').as('provenAt'),
      eb.fn.max<Date | null>('proof_started_at').as('triedAt'),
    ])
    .executeTakeFirstOrThrow()
}

/** What the nights say together: the first try, the last backup that was made and proven, and why the newest night failed. */
export async function readNewestBackups(db: Db) {
  return db
    .selectFrom('backups')
    .select(eb => [
      eb.fn.min<Date | null>('started_at').as('firstAt'),
      eb.fn.max<Date | null>('finished_at').as('madeAt'),
      eb.fn.max<Date | null>('proven_at').as('provenAt'),
      sql<string | null>`(select failure from backups order by day desc limit 1)`.as('failure'),
    ])
    .executeTakeFirstOrThrow()
}

/** Claims the trial of the newest backup. Null if there is none, or another node was first. */
export async function claimTrial(db: Db, now: Date, triedAt: Date | null): Promise<{ day: Day; file: string } | null> {
  const newest = db
    .selectFrom('backups')
    .select(eb => eb.fn.max('day').as('day'))
    .where('finished_at', 'is not', null)
  const claimed = await db
    .updateTable('backups')
    .set({ proof_started_at: now, proof_failure: null })
    .where('day', '=', newest)
    .where(sql<boolean>`(select max(proof_started_at) from backups) is not distinct from ${triedAt}::timestamptz`)
    .returning(['day', 'file_name as file'])
    .executeTakeFirst()
  return claimed ?? null
}

export async function noteProof(db: Db, day: Day, provenAt: Date): Promise<void> {
  await db.updateTable('backups').set({ proven_at: provenAt }).where('day', '=', day).execute()
}

export async function noteFailedProof(db: Db, day: Day, failure: string): Promise<void> {
  await db.updateTable('backups').set({ proof_failure: failure, proven_at: null }).where('day', '=', day).execute()
}

const listedDays = 35

export const readBackups = (db: Db) =>
  db.selectFrom('backups').selectAll().orderBy('day', 'desc').limit(listedDays).execute()
