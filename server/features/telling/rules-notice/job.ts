import { hourMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { mailMembers } from '#server/features/telling/deliveries/mail-member.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { Clock } from '#server/ports/clock.ts'
import { newId } from '#server/ports/ids.ts'
import { quarterOf } from './rules.ts'
import { rulesLetter } from './words.ts'

interface RulesDependencies extends ChannelSettings {
  db: Db
}

const portion = 50

/** Inserts the row of a quarter, unless another node has done so. */
const beginQuarter = (db: Db, quarter: string, now: Date) =>
  db
    .insertInto('rules_notices')
    .values({ quarter, begun_at: now, told_up_to: null, finished_at: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()

const nextMembers = (trx: Db, after: string | null) =>
  trx
    .selectFrom('members')
    .select('id')
    .where('status', '<>', 'deleted')
    .$if(after !== null, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(portion)
    .execute()

/**
 * Tells the next members, and moves the mark past them in the same transaction. A node that dies leaves the mark where it was,
 * and two nodes wait for each other at the row's lock. Returns whether members remain.
 */
async function tellPortion({ db, ...settings }: RulesDependencies, quarter: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const mark = await trx
      .selectFrom('rules_notices')
      .select(['told_up_to', 'told'])
      .where('quarter', '=', quarter)
      .where('finished_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!mark) return false
    const members = await nextMembers(trx, mark.told_up_to)
    for (const { id: memberId } of members) {
      const eventId = newId(now)
      await writeNotification(trx, { memberId, type: 'rules_told', fromId: null, sourceId: eventId, at: now })
      const letter = (language: 'en' | 'mr') => rulesLetter(language, settings.config.publicUrl)
      await mailMembers(trx, settings, [{ eventId, memberId, kind: 'rules', letter }], now)
    }
    const isOver = members.length < portion
    await trx
      .updateTable('rules_notices')
      .set({
        told_up_to: members.at(-1)?.id ?? mark.told_up_to,
        told: mark.told + members.length,
        finished_at: isOver ? now : null,
      })
      .where('quarter', '=', quarter)
      .execute()
    return !isOver
  })
}

/** Tells every member the rules, once in the quarter of `now`. */
export async function tellRules(dependencies: RulesDependencies, now: Date): Promise<void> {
  // The demo's families read no letters, and these would hide the codes that a visitor looks for in the outbox.
  if (dependencies.config.demo) return
  const quarter = quarterOf(now)
  await beginQuarter(dependencies.db, quarter, now)
  while (await tellPortion(dependencies, quarter, now));
}

/** Looks each hour whether the members of this quarter were told. */
export const startRulesNotices = (
  dependencies: RulesDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'rules notice',
    everyMs: hourMs,
    work: now => tellRules(dependencies, now),
  })
