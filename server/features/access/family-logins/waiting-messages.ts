import { hourMs } from '#domain/durations.ts'
import type { Row } from '#server/db/schema.ts'
import { type CandidateContact, hashOf, openContact } from '#server/features/families/candidate-consent/contact.ts'
import { lockRequest } from '#server/features/families/candidate-consent/queries.ts'
import { sendQuestion } from '#server/features/families/candidate-consent/question.ts'
import { endOfQuiet } from '#server/features/telling/outbox/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sendCode } from '../codes/send-code.ts'
import { countNoticeSms } from '../codes/sms-budget.ts'
import { nextTurn, type SendsInvitations } from './invitation.ts'
import { morning } from './limits.ts'

const atOnce = 100

/** Sends what is due, of one profile or of all. */
export async function sendWaiting(dependencies: SendsInvitations, now: Date, memberId?: string): Promise<void> {
  const { db, secrets, limits } = dependencies
  const due = await db
    .selectFrom('waiting_messages')
    .innerJoin('members', 'members.id', 'member_id')
    .selectAll('waiting_messages')
    .where('goes_out_at', '<=', now)
    .where('members.status', 'in', ['active', 'paused'])
    .$if(memberId !== undefined, query => query.where('member_id', '=', memberId ?? ''))
    .orderBy('goes_out_at')
    .limit(atOnce)
    .execute()
  for (const row of due) {
    const contact = openContact(secrets, row.contact_sealed)
    const later = await nextTurn(limits, { memberId: row.member_id, key: contact.key }, now)
    const mayGo = later === null && (contact.channel === 'EMAIL' || (await countNoticeSms(dependencies)))
    const until = mayGo ? await send(dependencies, row, contact, now) : (later ?? endOfQuiet(now, morning))
    if (until) await db.updateTable('waiting_messages').set({ goes_out_at: until }).where('id', '=', row.id).execute()
  }
}

/** Of two that send it at once, one does. Returns when to try again, or null. */
async function send(
  dependencies: SendsInvitations,
  { id, member_id: memberId, kind, language }: Row<'waiting_messages'>,
  contact: CandidateContact,
  now: Date,
): Promise<Date | null> {
  const { db, secrets } = dependencies
  const { channel, key, to } = contact
  try {
    await db.transaction().execute(async trx => {
      const mine = await trx.deleteFrom('waiting_messages').where('id', '=', id).returning('id').executeTakeFirst()
      if (!mine || !dependencies.channels[channel]) return
      if (kind === 'listener') {
        const code = { identityKey: key, purpose: 'listen', recipient: { memberId, to }, channel } as const
        await sendCode(trx, dependencies, { ...code, language, now })
        return
      }
      // The family may have named another one meanwhile, or the candidate may have answered.
      const request = await lockRequest(trx, memberId)
      if (request?.state !== 'waiting' || !request.contact_hash?.equals(hashOf(secrets, contact))) return
      await sendQuestion(trx, dependencies, { memberId, contact, language, eventKey: `candidate ${id}`, now })
    })
    return null
  } catch (error) {
    if (error instanceof Refusal) return new Date(now.getTime() + hourMs)
    throw error
  }
}
