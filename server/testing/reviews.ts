import { expect } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import type { CallName, Calls } from '#contract/index.ts'
import type { DecisionText, ReviewKind, removableTexts } from '#domain/office/review.ts'
import { notifyOfDecisions } from '#server/features/office/review/notify.ts'
import type { TestMember } from './members.ts'
import { picture, uploads } from './photos.ts'
import type { TestStaff } from './staff.ts'
import type { TestWorld } from './world.ts'

/** What staff do with the review queue, and what a family then sees of it. */
export function reviewsIn(world: TestWorld) {
  const asks = <N extends CallName>(staff: TestStaff, name: N, input: SentTo<Calls[N]>) =>
    world.call(name, input, staff.options)
  const claims = (staff: TestStaff, uuid: string) => asks(staff, 'claimReview', { uuid })
  /** Fetches the files of an item: a photo, or every side of a document. */
  const looksAt = async (staff: TestStaff, uuid: string) => {
    const { body } = await claims(staff, uuid)
    if (body.kind === 'photo') await world.app.inject({ url: body.photo, ...staff.options })
    if (body.kind === 'document')
      for (const { side } of body.files)
        await world.app.inject({
          method: 'POST',
          url: `/api/office/queue/${uuid}/document/${side}`,
          payload: { reason: 'To compare it with the profile' },
          ...staff.options,
        })
    return body
  }
  return {
    asks,
    claims,
    looksAt,
    queue: async (staff: TestStaff, more: SentTo<Calls['reviewQueue']> = {}) =>
      (await asks(staff, 'reviewQueue', more)).body,
    /** Claims an item, looks at it and decides about it. */
    async decides(
      staff: TestStaff,
      uuid: string,
      decision: SentTo<Calls['decideReview']>['decision'],
      more: Partial<Record<DecisionText, string>> & { removed?: (typeof removableTexts)[number][] } = {},
    ) {
      const body = await looksAt(staff, uuid)
      return asks(staff, 'decideReview', { uuid, version: body.version, decision, ...more })
    },
    undoes: (staff: TestStaff, uuid: string) => asks(staff, 'undoReview', { uuid }),
    itemOf: async (kind: ReviewKind, subjectId: string) =>
      (
        await world.db
          .selectFrom('review_items')
          .select('id')
          .where('kind', '=', kind)
          .where('subject_id', '=', subjectId)
          .executeTakeFirstOrThrow()
      ).id,
    /** Lets the time pass in which a decision can be undone and nobody is told of it. */
    async aMinutePasses() {
      world.clock.passes(60_000)
      const { db, secrets, config } = world
      const dependencies = { db, secrets, config, channels: { SMS: true, EMAIL: true } }
      await notifyOfDecisions(dependencies, world.clock.now())
    },
    bell: async (member: TestMember) =>
      (await world.call('notificationList', { limit: 50 }, { token: member.token })).body.list.map(one => one.type),
    lettersTo: async (to: string) => (await world.outbox()).filter(one => one.to === to).map(one => one.subject),
    acts: async (memberId: string) =>
      (await world.db.selectFrom('audit').select('act').where('member_id', '=', memberId).orderBy('seq').execute()).map(
        row => row.act,
      ),
    async uploadsPhoto(member: TestMember): Promise<string> {
      const sent = await uploads(world, member, await picture('jpeg', 60))
      expect(sent.statusCode).toBe(200)
      return sent.json().uuid
    },
  }
}
