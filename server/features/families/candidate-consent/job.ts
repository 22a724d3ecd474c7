import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { remindersBefore } from '#domain/families/candidate-consent.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { openContact } from './contact.ts'
import { sendQuestion } from './question.ts'
import { tellRegistrants } from './tell-registrants.ts'

interface ReminderDependencies {
  db: Db
  secrets: Secrets
  config: Pick<Config, 'publicUrl' | 'sms' | 'smsTemplates'>
}
const atOnce = 200

/**
 * Reminds candidates who have not answered, before the last day. The write that counts the reminder is guarded, so that of
 * several nodes one sends it. After a no nobody is reminded.
 */
export async function remindCandidates(dependencies: ReminderDependencies, now: Date): Promise<void> {
  const { db, secrets } = dependencies
  const today = dayInIndia(now)
  for (const [sent, daysBefore] of remindersBefore.entries()) {
    const isDue = sql<boolean>`state = 'waiting' and contact_sealed is not null and reminders = ${sent}
      and due_on >= ${today}::date and due_on <= ${today}::date + ${daysBefore}::int`
    const due = await db.selectFrom('candidate_requests').select('member_id').where(isDue).limit(atOnce).execute()
    for (const { member_id: memberId } of due)
      await db.transaction().execute(async trx => {
        const request = await trx
          .updateTable('candidate_requests')
          .set({ reminders: sent + 1 })
          .where('member_id', '=', memberId)
          .where(isDue)
          .returning(['contact_sealed', 'language', 'due_on'])
          .executeTakeFirst()
        if (!request?.contact_sealed) return
        const contact = openContact(secrets, request.contact_sealed)
        const eventKey = `candidate ${memberId} ${request.due_on} ${sent}`
        await sendQuestion(trx, dependencies, { memberId, contact, language: request.language, eventKey, now })
      })
  }
}

export const startCandidateReminders = (
  dependencies: ChannelSettings & { db: Db; clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'candidate reminders',
    everyMs: 60 * 60_000,
    async work(now) {
      await remindCandidates(dependencies, now)
      while ((await tellRegistrants(dependencies, now)) > 0);
    },
  })
