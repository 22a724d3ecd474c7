import { oneLine } from '#domain/format/one-line.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { factsIn } from '#server/features/shared/site-content/facts.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { tellingChannels } from '#server/features/telling/deliveries/channels/all.ts'
import { tellInPortions } from '#server/features/telling/deliveries/letter-portions.ts'
import { type GatherDependencies, sendLetters } from '#server/features/telling/deliveries/send-letters.ts'
import { tellMembers } from '#server/features/telling/deliveries/tell.ts'
import { writeNotifications } from '#server/features/telling/notifications/record.ts'
import type { Clock } from '#server/ports/clock.ts'
import { beginRecall, dueRecalls, recalledFamily } from './queries.ts'
import { confirmedBefore } from './rules.ts'
import { recallLetter } from './words.ts'

/** How many warnings by SMS or WhatsApp are written in one run, so that 10,000 take less than five minutes. */
const portionOfMessages = 600

/** Warns the families of every recall whose minute is over. A run that was stopped goes on where it was. */
export async function sendRecalls(dependencies: GatherDependencies, now: Date): Promise<void> {
  const { db } = dependencies
  for (const { id, begun_at: begunAt } of await dueRecalls(db, confirmedBefore(now)))
    if (begunAt || (await beginRecall(db, id, now))) await warnFamilies(dependencies, id, now)
  for (const channel of tellingChannels)
    await sendLetters(dependencies, channel, { isRecall: true, atMost: portionOfMessages }, now)
}

async function warnFamilies({ db, ...settings }: GatherDependencies, id: string, now: Date): Promise<void> {
  const recalled = await recalledFamily(db, id)
  const familyIn = (language: Language) =>
    recalled ? `${oneLine(rowIn(language, recalled).last_name)} (${recalled.registration_no})` : null
  const content = await databaseSite(db)()
  const letter = (language: Language) =>
    recallLetter(language, { family: familyIn(language), ...factsIn(content, language) })
  await tellInPortions(db, 'recalls', id, now, async (trx, waiting) => {
    const present = waiting.flatMap(row => (row.member_id ? [{ eventId: row.id, memberId: row.member_id }] : []))
    const notices = present.map(
      ({ memberId }) => ({ memberId, type: 'profile_recalled', fromId: null, sourceId: id }) as const,
    )
    await writeNotifications(
      trx,
      notices.map(one => ({ ...one, at: now })),
    )
    const letters = present.map(one => ({ ...one, kind: 'profile_recalled', letter }) as const)
    await tellMembers(trx, settings, letters, now)
  })
}

export const startRecalls = (dependencies: GatherDependencies & { clock: Clock; onError: (error: unknown) => void }) =>
  startPeriodicJob(dependencies, {
    name: 'recalls',
    everyMs: 15_000,
    work: now => sendRecalls(dependencies, now),
  })
