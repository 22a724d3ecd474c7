import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const rounds = 40
const day = 86_400_000
const ascending = (one: number, other: number) => one - other
let node: FastifyInstance
beforeAll(async () => {
  node = await world.anotherNode()
})

interface Couple {
  her: TestMember
  him: TestMember
}

async function couple(): Promise<Couple> {
  const [her, him] = [await bride(world), await groom(world)]
  await subscribes(world, him.id)
  return { her, him }
}

/** Half of the rounds start at once; in the others the second waits, so that the first one wins some of them. */
const headStarts = [0, 0, 0, 0, 0, 5, 10, 20, 40, 80]

/** Each round is a couple of its own, and ten run side by side: neighbours must not disturb each other. */
async function inRounds(
  race: (couple: Couple, headStart: number) => Promise<void>,
  after: (couple: Couple) => Promise<void> = async () => {},
): Promise<void> {
  for (let done = 0; done < rounds; done += 10) {
    const couples = await Promise.all(Array.from({ length: 10 }, couple))
    await Promise.all(couples.map((pair, n) => race(pair, headStarts[n] ?? 0)))
    const [one] = couples
    if (one) await after(one)
  }
}

const sends = (from: TestMember, to: TestMember, app?: FastifyInstance) =>
  world.call('sendInterest', { to_user_id: to.id }, { token: from.token, ...(app && { app }) })

const interestsOf = ({ her, him }: Couple) =>
  world.db
    .selectFrom('interests')
    .selectAll()
    .where('sender_id', 'in', [her.id, him.id])
    .where('receiver_id', 'in', [her.id, him.id])
    .execute()

/** Both see the same interest, and My Activity counts it on the right side. */
async function bothAgree({ her, him }: Couple): Promise<void> {
  const [hers, his] = await Promise.all([
    world.call('profileDetail', { uuid: him.id }, { token: her.token }),
    world.call('profileDetail', { uuid: her.id }, { token: him.token, app: node }),
  ])
  expect(hers.body.activity_id).toBe(his.body.activity_id)
  expect(hers.body.SentIntrestStatus).toBe(his.body.RecivedIntrestStatus)
  expect(hers.body.RecivedIntrestStatus).toBe(his.body.SentIntrestStatus)
  const [herCounts, hisCounts] = await Promise.all([
    world.call('activityCount', {}, { token: her.token, app: node }),
    world.call('activityCount', {}, { token: him.token }),
  ])
  expect(herCounts.body.intrest_sent_count).toBe(hers.body.hasSentIntrest)
  expect(hisCounts.body.intrest_sent_count).toBe(his.body.hasSentIntrest)
  expect(herCounts.body.intrest_recieved_count).toBe(his.body.hasSentIntrest)
}

describe('at the same moment', () => {
  it('both send: one interest, and the other is asked to answer it', async () => {
    await inRounds(async pair => {
      const answers = await Promise.all([sends(pair.her, pair.him), sends(pair.him, pair.her, node)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.map(({ body }) => body.is_there).toSorted(ascending)).toEqual([0, 1])
      expect(new Set(answers.map(({ body }) => body.activity_id)).size).toBe(1)
      expect(await interestsOf(pair)).toHaveLength(1)
    }, bothAgree)
  })

  it('one sends eight times: one interest', async () => {
    const pair = await couple()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => sends(pair.her, pair.him, n % 2 ? node : world.app)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.activity_id}`)).size).toBe(1)
    expect(await interestsOf(pair)).toHaveLength(1)
  })

  it('he accepts and she cancels: one of them does, and both see which', async () => {
    const outcomes = { accepted: 0, cancelled: 0 }
    let round = 0
    await inRounds(async (pair, headStart) => {
      const { activity_id: uuid } = (await sends(pair.her, pair.him)).body
      const isHisHeadStart = round++ < rounds / 2
      const [accepted, cancelled] = await Promise.all([
        pause(isHisHeadStart ? 0 : headStart).then(() =>
          world.call('acceptInterest', { uuid }, { token: pair.him.token }),
        ),
        pause(isHisHeadStart ? headStart : 0).then(() =>
          world.call('cancelInterest', { userId: pair.him.id }, { token: pair.her.token, app: node }),
        ),
      ])
      expect([accepted.status, cancelled.status].toSorted(ascending)).toEqual([200, 409])
      const outcome = accepted.status === 200 ? 'accepted' : 'cancelled'
      expect((await interestsOf(pair)).map(row => row.status)).toEqual([outcome])
      outcomes[outcome]++
    }, bothAgree)
    // Both orders came up, so there was a race.
    expect(Math.min(outcomes.accepted, outcomes.cancelled)).toBeGreaterThan(0)
  })

  it('he accepts and rejects: one answer stands, and no reason is left on an accepted one', async () => {
    await inRounds(async pair => {
      const { activity_id: uuid } = (await sends(pair.her, pair.him)).body
      const [accepted, rejected] = await Promise.all([
        world.call('acceptInterest', { uuid }, { token: pair.him.token }),
        world.call('rejectInterest', { uuid, message: 'Not now' }, { token: pair.him.token, app: node }),
      ])
      // Accepting comes through in any order, because a rejected interest can be accepted after all.
      expect(accepted.status).toBe(200)
      expect([200, 409]).toContain(rejected.status)
      const [row] = await interestsOf(pair)
      expect(row).toMatchObject({ status: 'accepted', rejection_reason: null })
    })
  })

  it('she reminds 32 times: one reminder', async () => {
    const couples = await Promise.all(Array.from({ length: 4 }, couple))
    for (const { her, him } of couples) await sends(her, him)
    world.clock.passes(day)
    for (const { her, him } of couples) {
      const answers = await Promise.all(
        Array.from({ length: 32 }, (_, n) =>
          world.call('sendReminder', { to_user_id: him.id }, { token: her.token, app: n % 2 ? node : world.app }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(31)
    }
  })

  it('he blocks and she sends: nothing is pending between them, and she is nowhere', async () => {
    const outcomes = { before: 0, after: 0 }
    await inRounds(async (pair, headStart) => {
      const { her, him } = pair
      // The block has the longest head starts, because both take the same steps.
      const [sendAfter, blockAfter] = headStart > 20 ? [headStart, 0] : [0, headStart]
      const [sent, blocked] = await Promise.all([
        pause(sendAfter).then(() => sends(her, him, node)),
        pause(blockAfter).then(() => world.call('blockMember', { to_user_id: her.id }, { token: him.token })),
      ])
      expect(blocked.status).toBe(200)
      expect([200, 404]).toContain(sent.status)
      outcomes[sent.status === 200 ? 'before' : 'after']++
      const rows = await interestsOf(pair)
      expect(rows.map(row => `${row.status} ${row.cancelled_by}`)).toEqual(
        sent.status === 200 ? ['cancelled block'] : [],
      )
      const { body: received } = await world.call('receivedInterests', {}, { token: him.token })
      expect(received.count).toBe(0)
    })
    expect(Math.min(outcomes.before, outcomes.after)).toBeGreaterThan(0)
  })

  it('one shortlists, blocks and reports eight times each: one row each', async () => {
    const { her, him } = await couple()
    const many = <T>(call: (app: FastifyInstance) => Promise<T>) =>
      Promise.all(Array.from({ length: 8 }, (_, n) => call(n % 2 ? node : world.app)))
    const target = { to_user_id: her.id }
    const shortlisted = await many(app => world.call('shortlistMember', target, { token: him.token, app }))
    const reported = await many(app =>
      world.call('reportMember', { ...target, message: 'Not the person in the photo' }, { token: him.token, app }),
    )
    const blocked = await many(app => world.call('blockMember', target, { token: him.token, app }))
    expect(new Set(shortlisted.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(blocked.map(({ status }) => status))).toEqual(new Set([200]))
    expect(reported.map(({ status }) => status).toSorted(ascending)).toEqual([200, ...Array(7).fill(409)])
    for (const [table, column] of [
      ['shortlists', 'member_id'],
      ['blocks', 'blocker_id'],
      ['reports', 'reporter_id'],
    ] as const) {
      const rows = await world.db
        .selectFrom(table)
        .selectAll()
        .where(column as never, '=', him.id as never)
        .execute()
      expect(rows).toHaveLength(1)
    }
  })
})
