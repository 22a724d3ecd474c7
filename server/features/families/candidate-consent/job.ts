import { sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import type { Clock } from '#server/ports/clock.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { openContact } from './contact.ts'
import { sendQuestion } from './question.ts'
import { registrantToldBefore, remindersBefore } from './rules.ts'
import { notConfirmedLetter } from './words.ts'

const requestsAtOnce = 200

/** Reminds candidates and tells registrants, before a profile without the candidate's yes leaves lists. */
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

interface ReminderDependencies {
  db: Db
  secrets: Secrets
  config: Pick<Config, 'publicUrl' | 'sms'>
}

/**
 * Reminds candidates who have not answered, before the last day. The write that counts the reminder is guarded, so that of
 * several nodes one sends it. Who said no and is hidden is not reminded. Who said no as if there was no answer is: whoever
 * reads the letters beside them would see the difference.
 */
export async function remindCandidates(dependencies: ReminderDependencies, now: Date): Promise<void> {
  const { db, secrets } = dependencies
  const today = dayInIndia(now)
  for (const [sent, daysBefore] of remindersBefore.entries()) {
    const isDue = sql<boolean>`state = 'waiting' and contact_sealed is not null and reminders = ${sent}
      and due_on >= ${today}::date and due_on <= ${today}::date + ${daysBefore}::int`
    const due = await db
      .selectFrom('candidate_requests')
      .select('member_id')
      .where(isDue)
      .limit(requestsAtOnce)
      .execute()
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

/** Marks the registrants to be told, in the statement that finds them. */
const claimRegistrants = (trx: Db, now: Date) => {
  const today = dayInIndia(now)
  return sql<{ member_id: string; due_on: string }>`
    update candidate_requests set registrant_told_on = ${today}
    where registrant_told_on is null and member_id in (
      select member_id from candidate_requests join members on members.id = candidate_requests.member_id
      where state = 'waiting' and registrant_told_on is null
        and due_on between ${today} and ${addDays(today, registrantToldBefore)} and members.status = 'active'
      order by due_on limit ${requestsAtOnce})
    returning member_id, due_on`.execute(trx)
}

/** Tells registrants some days before the profile leaves lists for want of the candidate's yes. Returns how many. */
export const tellRegistrants = ({ db, ...channels }: ChannelSettings & { db: Db }, now: Date): Promise<number> =>
  db.transaction().execute(async trx => {
    const { rows } = await claimRegistrants(trx, now)
    for (const { member_id: memberId, due_on } of rows) {
      const letter = (language: Language) => notConfirmedLetter(language, formatLongDay(due_on, language))
      await tellMember(trx, channels, { eventId: newId(now), memberId, kind: 'candidate_not_confirmed', letter }, now)
    }
    return rows.length
  })
