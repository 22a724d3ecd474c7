import { dayInIndia } from '#domain/calendar.ts'
import type { Config } from '#server/config.ts'
import type { ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { manyReadsLetter } from './words.ts'

interface LetterSettings {
  secrets: Secrets
  channels: Readonly<Record<Channel, boolean>>
  config: Pick<Config, 'publicUrl' | 'officeUrl'>
}

/** Writes to every ADMIN that somebody has opened four fifths of the day's records, once a day for each person. */
export const tellAdminsOfReads =
  ({ secrets, channels, config }: LetterSettings): ReadAlert['tellAdminsOfReads'] =>
  async (trx, staff, now) => {
    if (!channels.EMAIL) return
    const day = dayInIndia(now)
    const admins = await trx
      .selectFrom('staff')
      .select(['id', 'email'])
      .where('role', '=', 'ADMIN')
      .where('retired_at', 'is', null)
      .execute()
    const link = `${config.officeUrl ?? config.publicUrl}/office/reads?staff=${staff.id}`
    for (const admin of admins)
      await writeToOutbox(
        trx,
        secrets,
        {
          channel: 'EMAIL',
          eventKey: `staff reads ${staff.id} ${day} ${admin.id}`,
          template: 'staff_reads',
          ownerId: null,
          to: admin.email,
          ...manyReadsLetter(staff.name, link),
        },
        now,
      )
  }
