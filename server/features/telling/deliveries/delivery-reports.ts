import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { finishMessage } from '#server/features/telling/outbox/queries.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { isPresentContact, refuseMessage } from './outcomes.ts'
import { forgetUnreachable, markReached } from './queries.ts'

/** The id of a message. A Message-ID of e-mail has it before the @; an SMS gateway reports it alone. */
const messageId = z
  .string()
  .max(400)
  .transform(id => id.replace(/^<|@.*$/gs, ''))
  .pipe(z.guid())

/** What a provider of e-mail or SMS reports about a message. `bounced` is permanent. */
export const messageReport = z.object({
  id: messageId,
  status: z.enum(['delivered', 'bounced']),
  code: z.string().max(100).default(''),
})

/** Compares hashes, which have one length, so that the time reveals nothing about the secret. */
export const isReportsSecret = (secret: string, authorization: string | undefined): boolean =>
  timingSafeEqual(tokenHash(`Bearer ${secret}`), tokenHash(authorization ?? ''))

/** Applies a report about a message. A report about an unknown message changes nothing, and neither does a repeated one. */
export async function receiveReport(
  { db, ...settings }: ChannelSettings & { db: Db },
  { id, status, code }: z.output<typeof messageReport>,
  now: Date,
): Promise<void> {
  const row = await db
    .selectFrom('outbox')
    .select(['channel', 'owner_id', 'to_hash'])
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst()
  if (!row || row.channel === 'PUSH') return
  const message = { id: id.toLowerCase(), channel: row.channel, ownerId: row.owner_id, toHash: row.to_hash }
  await db.transaction().execute(async trx => {
    if (status === 'bounced') {
      await finishMessage(trx, message.id, 'refused', now)
      await refuseMessage(trx, settings, message, { reason: code || 'bounced', isContact: true }, now)
      return
    }
    await markReached(trx, message.id, now)
    if (message.ownerId && (await isPresentContact(trx, settings.secrets, message)))
      await forgetUnreachable(trx, message.ownerId, message.channel)
  })
}
