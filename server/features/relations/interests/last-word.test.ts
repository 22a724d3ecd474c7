import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#domain/durations.ts'
import { newId } from '#server/ports/ids.ts'
import { telling } from '#server/testing/deliveries.ts'
import { joins } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { createTestMember, subscribes } from '#server/testing/members.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
type Person = { token: string }

let families = 0
/** What waits of somebody for an accepted interest: a number, the photos, the biodata and leave for a page by link. */
async function waitsForYes(memberId: string, phone: string) {
  const { db, clock } = world
  const numbers = [
    { owner: 'FATHER', phone: `98227${String(++families).padStart(5, '0')}` },
    { owner: 'CANDIDATE', phone },
  ] as const
  await db
    .insertInto('family_phones')
    .values(numbers.map((one, position) => ({ ...one, position, id: newId(clock.now()), member_id: memberId })))
    .execute()
  await db
    .updateTable('members')
    .set({ candidate_waits: true, mobile_owner: 'MOTHER', photo_privacy: 'ACCEPTED' })
    .where('id', '=', memberId)
    .execute()
  const leave = { member_id: memberId, text: 'share_link', version: 2, language: 'en', act: 'given' } as const
  await db
    .insertInto('consents')
    .values({ ...leave, channel: 'site', at: clock.now() })
    .execute()
  await subscribes(world, memberId)
  return hasPhoto(world, { id: memberId })
}

/** A daughter who keeps the last word, her parents, and a groom with a plan. Of both something waits for a yes. */
async function household() {
  const mother = await joins(world, { registered_by: 'MOTHER' })
  const [daughter, father] = [await daughterJoins(world, mother), await joinsFamily(world, mother, 'FATHER')]
  const email = `groom.${mother.form.mobile}@family.in`
  const him = await createTestMember(world, { gender: 'M', email, email_verified_at: world.clock.now() })
  const of = { her: `70033${mother.form.mobile.slice(-5)}`, him: `70044${mother.form.mobile.slice(-5)}` }
  const photos = { her: await waitsForYes(mother.id, of.her), him: await waitsForYes(him.id, of.him) }
  const keeps = (last_word: 'Y' | 'N') => world.call('setLastWord', { last_word }, { token: daughter.token })
  await keeps('Y')
  return { mother, daughter, father, him, of, photos, email, keeps }
}

const sends = ({ token }: Person, to: string) => world.call('sendInterest', { to_user_id: to }, { token })
const accepts = ({ token }: Person, uuid: string) => world.call('acceptInterest', { uuid }, { token })
const confirms = ({ token }: Person, to: string) => world.call('confirmInterest', { to_user_id: to }, { token })
const asks = ({ token }: Person, to: string) => world.call('askCandidateToDecide', { to_user_id: to }, { token })
const opens = async ({ token }: Person, uuid: string) => (await world.call('profileDetail', { uuid }, { token })).body
const viewsOf = async (memberId: string) =>
  (await world.db.selectFrom('contact_views').select('at').where('viewer_id', '=', memberId).execute()).length

/** Everything that one side asks about the other, and what of it is opened. */
async function everything({ token }: Person, uuid: string) {
  const answers = [
    await world.call('profileDetail', { uuid }, { token }),
    await world.call('sentInterests', {}, { token }),
    await world.call('receivedInterests', {}, { token }),
    await world.call('notificationList', {}, { token }),
    await world.call('remainingContact', { uuid }, { token }),
    await world.call('contactDetail', { uuid }, { token }),
    await world.call('emailDetail', { uuid }, { token }),
    await world.call('viewedContacts', {}, { token }),
    await world.call('seeLinks', { uuid }, { token }),
    await world.call('makeSeeLink', { uuid }, { token }),
    await world.call('biodataTicket', { uuid, language: 'en', design: 'PATRIKA', format: 'PDF' }, { token }),
    await world.call('sheetTicket', { uuid, language: 'en' } as never, { token }),
  ] as { status: number; body: unknown; refusal: { code: string } }[]
  const statuses = answers.slice(-3).map(({ status }) => status)
  const profile = answers[0]?.body as Awaited<ReturnType<typeof opens>>
  return {
    text: JSON.stringify(answers.map(({ body, refusal }) => body ?? refusal)),
    // By link, biodata, sheet.
    statuses,
    photos: profile.user_images.length,
    waits: profile.waits_for_candidate,
    allowed: profile.allowed,
  }
}

describe('what a parent sends while the candidate keeps the last word', () => {
  it('is accepted on the wire and opens nothing on either side before she has confirmed it', async () => {
    const { mother, daughter, father, him, of, email } = await household()
    // He sent first and took it back; then her father sends, and he accepts.
    await sends(him, mother.id)
    await world.call('cancelInterest', { userId: mother.id }, { token: him.token })
    const { body } = await sends(father, him.id)
    expect((await opens(him, mother.id)).user_images).toEqual([])
    const accepted = await accepts(him, body.activity_id)
    expect(accepted.body).toMatchObject({
      message: expect.stringContaining('waits for the candidate'),
      relation: { RecivedIntrestStatus: 'ACCEPTED', waits_for_candidate: 1 },
    })
    const digits = (text: string) => text.replaceAll(' ', '')
    for (let day = 0; day < 3; day++) {
      for (const [who, uuid, number] of [
        [him, mother.id, of.her],
        [father, him.id, of.him],
        [mother, him.id, of.him],
        [daughter, him.id, of.him],
      ] as const) {
        const read = await everything(who, uuid)
        expect(read).toMatchObject({ statuses: [403, 403, 403], photos: 0, waits: 1 })
        expect(digits(read.text)).not.toContain(number)
        expect(read.allowed).not.toContain('VIEW_CONTACT')
      }
      world.clock.passes(dayMs)
      await telling(world).gathers()
    }
    expect([await viewsOf(him.id), await viewsOf(mother.id)]).toEqual([0, 0])
    // Nobody is told who of her family did what, and nobody that she has not answered.
    const his = await everything(him, mother.id)
    expect(his.text).not.toMatch(/"(FATHER|CANDIDATE)"/)
    const bells = await world.call('notificationList', {}, { token: him.token })
    expect(bells.body.list.map(({ type }) => type)).toEqual(['INTEREST_SENT'])
    const mails = (await world.outbox()).filter(({ to }) => to === email).map(({ text }) => text)
    expect(digits(mails.join())).not.toContain(of.her)

    for (const parent of [mother, father])
      expect((await confirms(parent, him.id)).refusal.code).toBe('candidate_decides')
    expect((await confirms(him, mother.id)).status).toBe(409)
    expect((await opens(daughter, him.id)).allowed).toContain('CONFIRM')
    expect((await confirms(daughter, him.id)).body.relation).toMatchObject({ waits_for_candidate: 0 })
    for (const [who, uuid, number] of [
      [him, mother.id, of.her],
      [father, him.id, of.him],
    ] as const) {
      const read = await everything(who, uuid)
      expect(read).toMatchObject({ statuses: [200, 200, 200], photos: 1, waits: 0 })
      expect(digits(read.text)).toContain(number)
    }
    expect([await viewsOf(him.id), await viewsOf(mother.id)]).toEqual([1, 1])
    const told = await world.call('notificationList', {}, { token: him.token })
    expect(told.body.list.map(({ type }) => type)).toContain('INTEREST_CONFIRMED')
    expect((await confirms(daughter, him.id)).status).toBe(409)
  })

  it('waits also where it was sent before she kept it, and no longer where she sent or confirmed it herself', async () => {
    const { mother, daughter, father, him, keeps } = await household()
    await keeps('N')
    const before = await sends(father, him.id)
    await keeps('Y')
    expect((await accepts(him, before.body.activity_id)).body.relation.waits_for_candidate).toBe(1)

    const other = await household()
    const own = await sends(other.daughter, him.id)
    expect((await accepts(him, own.body.activity_id)).body.relation.waits_for_candidate).toBe(0)

    const third = await household()
    const sent = await sends(third.father, third.him.id)
    expect((await confirms(third.daughter, third.him.id)).status).toBe(200)
    expect((await opens(third.him, third.mother.id)).user_images).toHaveLength(1)
    expect((await accepts(third.him, sent.body.activity_id)).body.relation.waits_for_candidate).toBe(0)

    // Given back, what waits is left to whoever of the family says yes to it; nothing opens by itself.
    await keeps('N')
    expect((await opens(him, mother.id)).waits_for_candidate).toBe(1)
    expect((await confirms(father, him.id)).status).toBe(200)
    expect((await opens(daughter, him.id)).waits_for_candidate).toBe(0)
  })

  it('is never opened by however many presses at once', async () => {
    const { mother, daughter, father, him, keeps } = await household()
    await keeps('N')
    const { body } = await sends(father, him.id)
    const presses = Array.from({ length: 64 }, (_, at) =>
      at === 20
        ? keeps('Y')
        : at % 3 === 0
          ? accepts(him, body.activity_id)
          : at % 3 === 1
            ? confirms(father, him.id)
            : asks(mother, him.id),
    )
    await Promise.all(presses)
    const [row] = await world.db
      .selectFrom('interests')
      .select(['status', 'candidate_yes', 'sender_asks'])
      .where('receiver_id', '=', him.id)
      .execute()
    expect(row?.status).toBe('accepted')
    // Accepted before she kept the last word it needs her no more; accepted after it, nobody but her opens it.
    expect([null, false]).toContain(row?.candidate_yes)
    expect(row?.sender_asks.length).toBeLessThanOrEqual(1)
    expect((await opens(daughter, him.id)).waits_for_candidate).toBe(row?.candidate_yes === false ? 1 : 0)
  })
})

describe('an answer that is left to the candidate', () => {
  it('is asked of her alone by whoever may not give it, once and once again after a day', async () => {
    const { mother, daughter, father, him } = await household()
    const mail = `leena.${mother.form.mobile}@family.in`
    await world.db.updateTable('persons').set({ email: mail }).where('mobile', '=', `+91${daughter.mobile}`).execute()
    const { body } = await sends(him, mother.id)
    const fathers = await opens(father, him.id)
    expect(fathers.allowed).toEqual(expect.arrayContaining(['ASK_CANDIDATE', 'REJECT']))
    expect(fathers.allowed).not.toContain('ACCEPT')
    expect((await asks(daughter, him.id)).status).toBe(409)
    expect((await asks(him, mother.id)).status).toBe(409)
    await world.db.deleteFrom('outbox').execute()
    await world.db.updateTable('notifications').set({ mailed_at: world.clock.now() }).execute()

    const pressed = await Promise.all(Array.from({ length: 64 }, () => asks(father, him.id)))
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]))
    const asked = await opens(mother, him.id)
    expect(asked.asked_candidate_at).toBe(world.clock.now().toISOString())
    expect(asked.allowed).not.toContain('ASK_CANDIDATE')
    const rung = async () => {
      world.clock.passes(10 * 60_000)
      await telling(world).gathers()
      const sent = (await world.outbox()).filter(({ text }) => /asks the candidate to decide/.test(text))
      await world.db.deleteFrom('outbox').execute()
      return sent.map(({ to }) => to)
    }
    expect(await rung()).toEqual([mail])
    world.clock.passes(23 * hourMs)
    expect((await asks(mother, him.id)).body.relation.asked_candidate_at).toBe(asked.asked_candidate_at)
    expect(await rung()).toEqual([])
    world.clock.passes(hourMs)
    expect((await opens(mother, him.id)).allowed).toContain('ASK_CANDIDATE')
    await Promise.all(Array.from({ length: 8 }, () => asks(mother, him.id)))
    expect(await rung()).toEqual([mail])
    world.clock.passes(3 * dayMs)
    expect((await opens(father, him.id)).allowed).not.toContain('ASK_CANDIDATE')
    // He is told of none of it, and her yes ends it.
    expect((await opens(him, mother.id)).asked_candidate_at).toBeNull()
    expect((await accepts(daughter, body.activity_id)).status).toBe(200)
    expect((await opens(father, him.id)).asked_candidate_at).toBeNull()
    expect((await asks(father, him.id)).status).toBe(409)
  })
})
