import { hourMs } from '#domain/durations.ts'
import { type RemovableText, removableTexts } from '#domain/office/review.ts'
import { isDataRequest } from '#domain/site/complaints.ts'
import type { LetterKind, NotificationType } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { eraseDecidedFiles } from '#server/features/families/id-proof/decisions.ts'
import { suspendedLetter } from '#server/features/office/office-members/words.ts'
import { openComplaint } from '#server/features/site/complaints/queries.ts'
import { hasSomebodyToAnswer } from '#server/features/site/complaints/rules.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { type Letter, tellMember, tellStranger } from '#server/features/telling/deliveries/tell.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { letters } from './letters.ts'

export interface NotifyDependencies extends ChannelSettings {
  db: Db
}

/** Marks and returns the next decision that can no longer be undone and of which nobody was notified. */
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
 * Notifies of every decision that can no longer be undone. The mark and the messages are one transaction: if a
 * node dies in between, the next one notifies.
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
  const { kind, decision: decided, member_id: memberId, told } = decision
  const notifyMember = (type: NotificationType, isSilent = false) =>
    memberId
      ? writeNotification(trx, { memberId, type, fromId: null, sourceId: decision.id, at: now, isSilent })
      : undefined
  const sendLetter = (letterKind: LetterKind, letter: (language: Language) => Letter) =>
    memberId
      ? tellMember(trx, dependencies, { eventId: decision.id, memberId, kind: letterKind, letter }, now)
      : undefined
  switch (`${kind} ${decided}`) {
    case 'photo reject':
      return notifyMember('photo_rejected')
    case 'photo take_down':
      await sendLetter('photo_taken_down', language => letters(language).photoTakenDown(told))
      return notifyMember('photo_rejected', true)
    case 'document approve':
    case 'document reject':
      // A copy that may not be kept after its check was stored only while the check could be undone.
      await eraseDecidedFiles(trx, decision.subject_id, now)
      return notifyMember(decided === 'approve' ? 'id_checked' : 'id_rejected')
    case 'text reject':
      await sendLetter('texts_removed', language =>
        letters(language).textsRemoved(removedIn(dependencies.secrets, decision), told),
      )
      return notifyMember('office_word', true)
    case 'second_name reject': {
      const asked = await trx
        .selectFrom('second_name_reviews')
        .select(['typed', 'second'])
        .where('id', '=', decision.subject_id)
        .executeTakeFirst()
      // The family has written another name meanwhile.
      if (!asked) return
      await sendLetter('texts_removed', language => letters(language).secondNameRefused(asked, told))
      return notifyMember('office_word', true)
    }
    case 'report warn':
      await sendLetter('warned', language => letters(language).warned(told))
      return notifyMember('office_word', true)
    case 'report suspend':
      return sendLetter('suspended', language => suspendedLetter(language, told))
    case 'complaint suspend': {
      // The answer to the complainant has the decision's id, so the letter to the family needs one of its own.
      const letter = (language: Language) => suspendedLetter(language, told)
      const eventId = newId(now)
      if (memberId) await tellMember(trx, dependencies, { eventId, memberId, kind: 'suspended', letter }, now)
      return answerComplaint(trx, dependencies, decision, now)
    }
    case 'complaint acknowledge':
    case 'complaint settle':
      return answerComplaint(trx, dependencies, decision, now)
  }
}

const removedIn = (secrets: Secrets, { before }: FinalDecision): RemovableText[] =>
  before ? removableTexts.filter(text => Object.hasOwn(JSON.parse(secrets.open(before)) as object, text)) : []

/** Answers by e-mail. The office calls those who left no address. */
async function answerComplaint(
  trx: Db,
  settings: NotifyDependencies,
  { id, decision, subject_id, answer }: FinalDecision,
  now: Date,
): Promise<void> {
  const complaint = await openComplaint(trx, settings.secrets, subject_id)
  if (!complaint || !hasSomebodyToAnswer(complaint)) return
  const t = letters(complaint.language)
  const hours = Math.round((complaint.settleBy.getTime() - complaint.madeAt.getTime()) / hourMs)
  const [received, settled] =
    complaint.kind === 'order'
      ? [t.orderReceived, t.orderCarriedOut]
      : isDataRequest(complaint.kind)
        ? [t.requestReceived, t.requestAnswered]
        : [t.acknowledged, t.settled]
  const letter = decision === 'acknowledge' ? received(complaint.number, hours) : settled(complaint.number, answer)
  await tellStranger(trx, settings, { eventId: id, email: complaint.email, letter }, now)
}
