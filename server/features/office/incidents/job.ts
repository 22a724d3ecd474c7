import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { letterIn } from '#server/features/shared/site-content/fill-letter.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { sendOpenLetters } from '#server/features/telling/deliveries/letter-portions.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { Clock } from '#server/ports/clock.ts'

interface SendDependencies extends ChannelSettings {
  db: Db
}

/** Sends every notice that is not finished. */
export const sendIncidentNotices = ({ db, ...settings }: SendDependencies, now: Date): Promise<void> =>
  sendOpenLetters({ db, ...settings }, 'incident_notices', now, async (trx, { id, member_id: memberId }, { text }) => {
    if (!memberId) return
    await writeNotification(trx, {
      memberId,
      type: 'office_word',
      fromId: null,
      sourceId: id,
      at: now,
      isSilent: true,
    })
    const letter = (language: Language) => ({ template: 'office_word' as const, ...letterIn(text, language) })
    await tellMember(trx, settings, { eventId: id, memberId, kind: 'incident', letter }, now)
  })

export const startIncidentNotices = (
  dependencies: SendDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'incident notices',
    everyMs: 15_000,
    work: now => sendIncidentNotices(dependencies, now),
  })
