import type { OwnerQuestion } from '#domain/relations/contact-outcomes.ts'
import { countIndependent, familiesNeeded } from '#domain/relations/independent-families.ts'
import type { LetterKind } from '#domain/telling/told.ts'
import type { Db } from '#server/db/open.ts'
import { sharedAmong } from '#server/features/access/accounts/shared-contacts.ts'
import { pauseEngaged } from '#server/features/families/engagements/engaged.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { Clock } from '#server/ports/clock.ts'
import { hideDeadNumber } from './dead-number.ts'
import { claimViewsToAsk, dueQuestions, endUnanswered, insertQuestion, membersToAsk, readSpeakers } from './queries.ts'

interface OutcomeDependencies extends ChannelSettings {
  db: Db
}

/** How the owner is told what is asked. */
const kindOf = { number: 'number_doubted', engaged: 'engaged_asked' } as const satisfies Record<
  OwnerQuestion,
  LetterKind
>

/** How many views are asked about in one run. Those of a large site follow over some minutes. */
const viewsAtOnce = 500

/**
 * Asks viewers whether the number answered and owners about what several families say, and does what follows from silence. A job,
 * not the call, asks the owner: reports of one moment do not see each other, and the hour would tell who spoke.
 */
export const startContactOutcomes = (
  dependencies: OutcomeDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'contact outcomes',
    everyMs: 10 * 60_000,
    async work(now) {
      await askViewers(dependencies.db, now)
      await askOwners(dependencies, now)
      await actOnSilence(dependencies.db, now)
    },
  })

/** Asks whoever opened a contact some days ago whether it answered, unless they have said so. */
export const askViewers = (db: Db, now: Date): Promise<void> =>
  db.transaction().execute(async trx => {
    for (const { viewer_id, viewed_id, is_said } of await claimViewsToAsk(trx, now, viewsAtOnce))
      if (!is_said)
        await writeNotification(trx, {
          memberId: viewer_id,
          type: 'contact_asked',
          fromId: viewed_id,
          sourceId: viewed_id,
          at: now,
        })
  })

/** Asks the members of whom enough independent families say the same. */
export async function askOwners({ db, ...channels }: OutcomeDependencies, now: Date): Promise<void> {
  for (const { memberId, about } of await membersToAsk(db, now)) {
    const speakers = await readSpeakers(db, { memberId, about, now })
    const shared = await sharedAmong(db, [...speakers, { id: memberId, device_hash: null }])
    const ids = speakers.map(({ id }) => id)
    if (countIndependent(ids, shared, memberId) < familiesNeeded) continue
    await db.transaction().execute(async trx => {
      const eventId = await insertQuestion(trx, { memberId, about, now })
      if (!eventId) return
      const kind = kindOf[about]
      await writeNotification(trx, { memberId, type: kind, fromId: null, sourceId: eventId, at: now })
      await tellMember(trx, channels, { eventId, memberId, kind }, now)
    })
  }
}

/** Does what follows where the owner did not answer in time. */
export async function actOnSilence(db: Db, now: Date): Promise<void> {
  for (const { member_id: memberId, about } of await dueQuestions(db, now))
    await db.transaction().execute(async trx => {
      if (about === 'number') await hideDeadNumber(trx, memberId, now)
      else if (await endUnanswered(trx, memberId, about, now))
        await pauseEngaged(trx, { memberId, word: 'others', now })
    })
}
