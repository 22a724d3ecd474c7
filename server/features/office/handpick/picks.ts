import { dayInIndia } from '#domain/calendar.ts'
import { membershipsOfMember } from '#server/features/money/memberships/queries.ts'
import { runningMembership } from '#server/features/money/memberships/rules.ts'
import { lockPair } from '#server/features/relations/pair/act.ts'
import { visibleInLists } from '#server/features/relations/visibility/queries.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newId } from '#server/ports/ids.ts'
import { handpickSentences } from './words.ts'

interface Picks {
  memberId: string
  candidateIds: readonly string[]
  note: string
  staff: Pick<StaffMember, 'id'>
  now: Date
}

/**
 * Suggests these members, all of them or none. The counsellor's list may be outdated, so each pair is locked, as for a block, and
 * checked again.
 */
export async function sendPicks(inAct: InAct<'handpick_sent'>, picks: Picks): Promise<void> {
  const { memberId, note, staff, now } = picks
  const candidateIds = [...new Set(picks.candidateIds)].sort()
  await inAct(async trx => {
    for (const id of candidateIds) await lockPair(trx, memberId, id)
    const member = await trx
      .selectFrom('members')
      .select(['id', 'gender', 'status'])
      .where('id', '=', memberId)
      .forShare()
      .executeTakeFirst()
    if (!member) throw new Refusal('not_found')
    if (member.status !== 'active') throw new Refusal('conflict', { sentence: handpickSentences.notActive })
    if (!runningMembership(await membershipsOfMember(trx, memberId), now))
      throw new Refusal('conflict', { sentence: handpickSentences.withoutPlan })
    const open = await trx
      .selectFrom('members')
      .select('members.id')
      .where('members.id', 'in', candidateIds)
      .where(visibleInLists(member, dayInIndia(now)))
      // The lock makes a pause, a suspension or a departure wait until the suggestions are written.
      .forShare()
      .execute()
    if (open.length < candidateIds.length) throw new Refusal('conflict', { sentence: handpickSentences.goneMeanwhile })
    const written = await trx
      .insertInto('suggestions')
      .values(
        candidateIds.map(suggested_id => ({
          id: newId(now),
          member_id: memberId,
          suggested_id,
          at: now,
          note,
          picked_by: staff.id,
        })),
      )
      .onConflict(conflict => conflict.columns(['member_id', 'suggested_id']).doNothing())
      .returning(['id', 'suggested_id'])
      .execute()
    if (written.length < candidateIds.length)
      throw new Refusal('conflict', { sentence: handpickSentences.pickedBefore })
    for (const { id, suggested_id } of written)
      await writeNotification(trx, { memberId, type: 'handpicked', fromId: suggested_id, sourceId: id, at: now })
    return { act: 'handpick_sent', memberId, after: { picks: written.length, ...(note && { note }) } }
  })
}
