import type { RemovableText } from '#domain/review.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { accountById } from '#server/features/access/accounts.ts'
import { type OpenChannels, reachableContacts } from '#server/features/access/channels.ts'
import { openComplaint } from '#server/features/complaints/queries.ts'
import { eraseDecidedFiles } from '#server/features/id-proof/decisions.ts'
import { writeNotification } from '#server/features/notifications/record.ts'
import type { NotificationType } from '#server/features/notifications/types.ts'
import { writeToOutbox } from '#server/features/outbox/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type Letter, letters } from './letters.ts'

export interface NotifyDependencies {
  db: Db
  secrets: Secrets
  channels: OpenChannels
}

/** Takes the next decision whose minute is over and of which nobody was notified. */
async function takeNext(trx: Db, now: Date) {
  return trx
    .updateTable('review_decisions')
    .set({ told_at: now })
    .where('id', '=', eb =>
      eb
        .selectFrom('review_decisions')
        .select('id')
        .where('told_at', 'is', null)
        .where('undone_at', 'is', null)
        .where('undo_until', '<=', now)
        .orderBy('undo_until')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}
type FinalDecision = NonNullable<Awaited<ReturnType<typeof takeNext>>>

/**
 * Notifies of every decision that can no longer be undone. What was taken and the messages about it are one transaction: a node
 * that dies in between leaves it for the next.
 */
export async function notifyOfDecisions(dependencies: NotifyDependencies, now: Date): Promise<void> {
  for (;;) {
    const hadOne = await dependencies.db.transaction().execute(async trx => {
      const decision = await takeNext(trx, now)
      if (!decision) return false
      await notify(trx, dependencies, decision, now)
      await trx.updateTable('review_decisions').set({ before: null }).where('id', '=', decision.id).execute()
      return true
    })
    if (!hadOne) return
  }
}

async function notify(trx: Db, dependencies: NotifyDependencies, decision: FinalDecision, now: Date): Promise<void> {
  const { kind, decision: decided, member_id: memberId, reason } = decision
  const notifyMember = (type: NotificationType, isSilent = false) =>
    memberId
      ? writeNotification(trx, { memberId, type, fromId: null, sourceId: decision.id, at: now, isSilent })
      : undefined
  const sendLetter = (letter: (language: Language) => Letter) =>
    memberId ? writeToMember(trx, dependencies, { memberId, decisionId: decision.id, letter, now }) : undefined
  switch (`${kind} ${decided}`) {
    case 'photo reject':
      return notifyMember('photo_rejected')
    case 'photo take_down':
      await sendLetter(language => letters(language).photoTakenDown(reason))
      return notifyMember('photo_rejected', true)
    case 'document approve':
    case 'document reject':
      // A copy that may not be kept after its check stayed only for as long as the check could be taken back.
      await eraseDecidedFiles(trx, decision.subject_id, now)
      return notifyMember(decided === 'approve' ? 'id_checked' : 'id_rejected')
    case 'text reject':
      await sendLetter(language => letters(language).textsRemoved(removedIn(dependencies.secrets, decision), reason))
      return notifyMember('office_word', true)
    case 'report warn':
      await sendLetter(language => letters(language).warned(reason))
      return notifyMember('office_word', true)
    case 'report suspend':
      return sendLetter(language => letters(language).suspended(reason))
    case 'complaint acknowledge':
    case 'complaint settle':
    case 'complaint suspend':
      return answerComplaint(trx, dependencies, decision, now)
  }
}

const removedIn = (secrets: Secrets, { before }: FinalDecision): RemovableText[] =>
  before ? (Object.keys(JSON.parse(secrets.open(before)) as object) as RemovableText[]) : []

interface MemberLetter {
  memberId: string
  decisionId: string
  letter: (language: Language) => Letter
  now: Date
}

/** A letter with a reason goes by e-mail: an SMS has only registered words. */
async function writeToMember(
  trx: Db,
  { secrets, channels }: NotifyDependencies,
  { memberId, decisionId, letter, now }: MemberLetter,
): Promise<void> {
  const account = await accountById(trx, memberId)
  const contacts = account ? reachableContacts(account, channels) : []
  const address = contacts.find(({ channel }) => channel === 'EMAIL')
  if (!address) return
  const choices = await trx
    .selectFrom('notification_choices')
    .select('language')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const message = { eventKey: `review ${decisionId}`, template: 'office_letter', ownerId: memberId }
  await writeToOutbox(trx, secrets, { ...message, ...address, ...letter(choices?.language ?? 'en') }, now)
}

/** Whoever left no e-mail address is called by staff, who see the number beside the complaint. */
async function answerComplaint(
  trx: Db,
  { secrets, channels }: NotifyDependencies,
  { id, decision, subject_id, reason }: FinalDecision,
  now: Date,
): Promise<void> {
  const complaint = await openComplaint(trx, secrets, subject_id)
  if (!complaint?.email || !channels.EMAIL) return
  const say = letters(complaint.language)
  const hours = Math.round((complaint.settleBy.getTime() - complaint.madeAt.getTime()) / 3_600_000)
  const letter =
    decision === 'acknowledge' ? say.acknowledged(complaint.number, hours) : say.settled(complaint.number, reason)
  const message = { channel: 'EMAIL', eventKey: `review ${id}`, template: 'complaint_answer', ownerId: null } as const
  await writeToOutbox(trx, secrets, { ...message, to: complaint.email, ...letter }, now)
}
