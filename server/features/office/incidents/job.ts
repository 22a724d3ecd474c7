import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { type BothLetters, letterIn } from '#server/features/shared/site-content/fill-letter.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { finishIfTold, markTold } from '#server/features/telling/deliveries/letter-portions.ts'
import { type Letter, tellMember } from '#server/features/telling/deliveries/tell.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { Clock } from '#server/ports/clock.ts'

interface SendDependencies extends ChannelSettings {
  db: Db
}

const portion = 50

const letterOf =
  (text: BothLetters) =>
  (language: Language): Letter => ({
    template: 'office_word',
    ...letterIn(text, language),
  })

/**
 * Tells the next families of a notice. The messages and the marks are one transaction: if a node dies, the next one tells the whole
 * portion. A second node takes other rows.
 */
async function tellPortion(
  { db, ...settings }: SendDependencies,
  notice: { id: string; text: BothLetters },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async trx => {
    const rows = await trx
      .selectFrom('incident_members')
      .select(['id', 'member_id'])
      .where('notice_id', '=', notice.id)
      .where('told_at', 'is', null)
      .orderBy('id')
      .limit(portion)
      .forUpdate()
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    for (const { id, member_id: memberId } of rows) {
      if (!memberId) continue
      await writeNotification(trx, {
        memberId,
        type: 'office_word',
        fromId: null,
        sourceId: id,
        at: now,
        isSilent: true,
      })
      const letter = letterOf(notice.text)
      await tellMember(trx, settings, { eventId: id, memberId, kind: 'incident', letter }, now)
    }
    await markTold(trx, 'incident_notices', rows, now)
    return rows.length
  })
}

/** Sends every notice that is not finished. */
export async function sendIncidentNotices(dependencies: SendDependencies, now: Date): Promise<void> {
  const { db, secrets } = dependencies
  const open = await db
    .selectFrom('incident_notices')
    .select(['id', 'sealed'])
    .where('finished_at', 'is', null)
    .orderBy('written_at')
    .execute()
  for (const { id, sealed } of open) {
    const text = JSON.parse(secrets.open(sealed)) as BothLetters
    while ((await tellPortion(dependencies, { id, text }, now)) > 0);
    await finishIfTold(db, 'incident_notices', id, now)
  }
}

export const startIncidentNotices = (
  dependencies: SendDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'incident notices',
    everyMs: 15_000,
    work: now => sendIncidentNotices(dependencies, now),
  })
