import { dayInIndia } from '#domain/calendar.ts'
import { hourMs, minuteMs } from '#domain/durations.ts'
import { officeDuties, urgentHours } from '#domain/office/office-day.ts'
import { admits, staffRoles } from '#domain/office/staff.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readCallerRequests, readDuties, readUnconfirmed } from './queries.ts'
import { isMorning } from './rules.ts'
import { complaintDueLetter, morningLetter } from './words.ts'

interface LetterDependencies {
  db: Db
  secrets: Secrets
  channels: OpenChannels
  config: Pick<Config, 'publicUrl' | 'officeUrl'>
}

const everyMs = 5 * minuteMs
const staffWhoWant = (db: Db, letter: 'morning_letter' | 'urgent_letter') =>
  db
    .selectFrom('staff')
    .select(['id', 'email'])
    .where(letter, '=', true)
    .where(
      'role',
      'in',
      staffRoles.filter(role => admits('staff', role)),
    )
    .where('retired_at', 'is', null)
    .where('is_demo', '=', false)
    .execute()

/** Writes the letters that are due. The event key lets each be written once, however many nodes try. */
export async function writeOfficeLetters(dependencies: LetterDependencies, now: Date): Promise<void> {
  if (!dependencies.channels.EMAIL) return
  await writeUrgent(dependencies, now)
  if (isMorning(now)) await writeMorning(dependencies, now)
}

async function writeMorning({ db, secrets, config }: LetterDependencies, now: Date): Promise<void> {
  const staff = await staffWhoWant(db, 'morning_letter')
  if (staff.length === 0) return
  const duties = await readDuties(db, await readCallerRequests(db, now), await readUnconfirmed(db, now), now)
  const lines = officeDuties.flatMap(duty => duties.filter(one => one.duty === duty && one.count > 0))
  const letter = morningLetter(lines, `${config.officeUrl ?? config.publicUrl}/office`)
  for (const { id, email } of staff)
    await writeToOutbox(
      db,
      secrets,
      {
        channel: 'EMAIL',
        eventKey: `morning ${dayInIndia(now)} ${id}`,
        template: 'morning',
        ownerId: null,
        to: email,
        ...letter,
      },
      now,
    )
}

/** Waiting complaints and orders whose term ends soon. One that gets another term is announced again. */
const nearlyDue = (db: Db, now: Date) =>
  db
    .selectFrom('review_items')
    .innerJoin('complaints', 'complaints.id', 'review_items.subject_id')
    .select(['review_items.id', 'review_items.due_at', 'complaints.number'])
    .where('review_items.kind', '=', 'complaint')
    .where('review_items.decided_at', 'is', null)
    .where('review_items.due_at', '<=', new Date(now.getTime() + urgentHours * hourMs))
    .where('review_items.due_at', '>', now)
    .execute()

async function writeUrgent({ db, secrets, config }: LetterDependencies, now: Date): Promise<void> {
  const complaints = await nearlyDue(db, now)
  if (complaints.length === 0) return
  const staff = await staffWhoWant(db, 'urgent_letter')
  for (const complaint of complaints)
    for (const { id, email } of staff)
      await writeToOutbox(
        db,
        secrets,
        {
          channel: 'EMAIL',
          eventKey: `complaint due ${complaint.id} ${complaint.due_at.toISOString()} ${id}`,
          template: 'complaint_due',
          ownerId: null,
          to: email,
          ...complaintDueLetter(
            complaint.number,
            `${config.officeUrl ?? config.publicUrl}/office/queue?kind=complaint&item=${complaint.id}`,
          ),
        },
        now,
      )
}

export const startOfficeLetters = (
  dependencies: LetterDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'office letters',
    everyMs,
    work: now => writeOfficeLetters(dependencies, now),
  })
