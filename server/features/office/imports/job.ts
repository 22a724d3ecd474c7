import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { checkPortion } from './check.ts'
import { type InviteDependencies, invitePortion } from './invite.ts'
import { judgeContextOf } from './list-entries.ts'
import type { MergeDependencies } from './merge.ts'
import { type SheetReader, startSheetReader } from './reader.ts'
import { runPortion } from './run.ts'
import { undoPortion } from './undo.ts'

type ImportWork = MergeDependencies & InviteDependencies

/** A pause after each portion, so that families' calls get their turn at the database. */
const breath = () => new Promise(resolve => setTimeout(resolve, 10))

const importsAtWork = (db: Db) =>
  db
    .selectFrom('imports')
    .select(['id', 'state', 'version', 'matching', 'doubles', 'created_by', 'invites_per_day'])
    .where(sql<boolean>`(state in ('checking', 'running', 'undoing') or invites_per_day > 0)`)
    .orderBy('created_at')
    .execute()
type ImportAtWork = Awaited<ReturnType<typeof importsAtWork>>[number]

/** Works on every import that has something to do. Each portion is a transaction of its own, so a node may die at any moment. */
export async function workOnImports(
  dependencies: ImportWork & { reader: SheetReader; isStopping?: () => boolean },
  now: Date,
): Promise<void> {
  const { db, masterData, isStopping = () => false } = dependencies
  const portionOf = async (one: ImportAtWork): Promise<(() => Promise<boolean>) | null> => {
    if (one.state === 'undoing') return () => undoPortion(db, one)
    if (one.state !== 'checking' && one.state !== 'running')
      return one.invites_per_day > 0 ? () => invitePortion(dependencies, one.id, now) : null
    const context = judgeContextOf(one.matching, await masterData(), dayInIndia(now))
    if (one.state === 'checking') return () => checkPortion(dependencies, { ...one, context })
    return () => runPortion(dependencies, { ...one, context, staffId: one.created_by }, now)
  }
  for (const one of await importsAtWork(db)) {
    const work = await portionOf(one)
    while (work && !isStopping() && (await work())) await breath()
  }
}

export const startImports = (dependencies: ImportWork & { clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: 'imports',
    everyMs: 3_000,
    async work(now, isStopping) {
      if ((await importsAtWork(dependencies.db)).length === 0) return
      const reader = startSheetReader()
      try {
        await workOnImports({ ...dependencies, reader, isStopping }, now)
      } finally {
        await reader.close()
      }
    },
  })
