import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { joins } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { tablesWith } from '#server/testing/find-planted.ts'
import { blocks, bride, groom, sendsInterest, subscribes } from '#server/testing/members.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { allowsLinks, browser, makesLink } from '#server/testing/see-links.ts'
import { createStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { testWorld } from '#server/testing/world.ts'
import { linksADay } from './limits.ts'
import { daysToKeepLinks } from './rules.ts'

const world = testWorld()

/** What a relative reads by a link: nothing where it has ended. */
async function reads(url: string): Promise<string> {
  const { statusCode, body } = await browser(world).opens(url)
  return statusCode === 200 ? body : ''
}
const state = async ({ token }: { token: string }, uuid: string) =>
  (await world.call('seeLinks', { uuid }, { token })).body
const makes = ({ token }: { token: string }, uuid: string) => world.call('makeSeeLink', { uuid }, { token })
const ends = ({ token }: { token: string }, uuid: string) => world.call('endSeeLink', { uuid }, { token })

/** A groom with facts for every class of readers, and a mother and daughter whose interest he has accepted. */
async function families() {
  const mother = await joins(world, { registered_by: 'MOTHER' })
  const daughter = await daughterJoins(world, mother)
  const him = await groom(world, { first_name: 'Zqxfirst', work_village: 'Zqxpaid' })
  await world.db
    .insertInto('family_phones')
    .values({ id: him.id, member_id: him.id, position: 0, owner: 'FATHER', phone: '7003300339' })
    .execute()
  await world.db
    .insertInto('family_details')
    .values({ member_id: him.id, address: 'Zqxlane 7', email: 'zqx@family.in', contact_full_name: 'Zqxcontact' })
    .execute()
  await sendsInterest(world, { id: mother.id, token: '' }, him, 'accepted')
  return { mother, daughter, him }
}

describe('a page of one’s own biodata', () => {
  it('is made after the family agrees to it, which its registered owner does', async () => {
    const { mother, daughter } = await families()
    expect([(await state(mother, mother.id)).state, (await state(daughter, mother.id)).state]).toEqual([
      'AGREE_FIRST',
      'OWNER_FIRST',
    ])
    expect((await makes(mother, mother.id)).refusal.code).toBe('conflict')
    await allowsLinks(world, mother)
    const { url } = await makesLink(world, daughter, mother.id)
    expect(await reads(url)).toContain(mother.form.first_name)
    expect(await state(mother, mother.id)).toMatchObject({ state: 'READY', list: [{ openings: 1, by: 'CANDIDATE' }] })
    expect(await tablesWith(world.db, [url.split('/').at(-1) ?? ''])).toEqual([])
  })

  it('shows no numbers and no address, and photos only where they were chosen', async () => {
    const her = await bride(world, { mobile: '7003300330', email: 'hidden@family.in' })
    await world.db
      .insertInto('family_details')
      .values({ member_id: her.id, address: 'Zqxlane 7', email: 'zqx@family.in', contact_full_name: 'Zqxcontact' })
      .execute()
    await hasPhoto(world, her)
    await allowsLinks(world, her)
    const [bare, withPhotos] = [await makesLink(world, her, her.id), await makesLink(world, her, her.id, 'Y')]
    const pages = [await reads(bare.url), await reads(withPhotos.url)]
    expect(pages.map(page => page.includes('<img src="data:image/webp;base64,'))).toEqual([false, true])
    for (const page of pages) {
      expect(page).toContain('Rutuja')
      expect(page).not.toMatch(/7003300330|hidden@family\.in|Zqx|zqx|\/api\//)
    }
  })

  it('ends when the family says so, pauses, withdraws its leave or leaves, and after seven days', async () => {
    const ways: ((family: Awaited<ReturnType<typeof joins>>, link: { uuid: string }) => Promise<unknown>)[] = [
      (family, { uuid }) => ends(family, uuid),
      ({ token }) => world.call('setPaused', { is_paused: 'Y' }, { token }),
      family => allowsLinks(world, family, 'N'),
      ({ token, form }) => world.call('deleteMe', { password: form.password }, { token }),
    ]
    for (const way of ways) {
      const family = await joins(world)
      await allowsLinks(world, family)
      const link = await makesLink(world, family, family.id)
      expect(await reads(link.url)).not.toBe('')
      await way(family, link)
      expect(await reads(link.url)).toBe('')
    }
    const her = await bride(world)
    await allowsLinks(world, her)
    const { url } = await makesLink(world, her, her.id)
    world.clock.passes(7 * dayMs - 1000)
    expect(await reads(url)).not.toBe('')
    world.clock.passes(1000)
    expect(await reads(url)).toBe('')
  })

  it('is not there again for a family that agrees anew', async () => {
    const her = await bride(world)
    await allowsLinks(world, her)
    const { url } = await makesLink(world, her, her.id)
    await allowsLinks(world, her, 'N')
    world.clock.passes(1000)
    await allowsLinks(world, her)
    expect(await reads(url)).toBe('')
  })

  it('is not there again once a family is open after a pause', async () => {
    const family = await joins(world)
    await allowsLinks(world, family)
    const { url } = await makesLink(world, family, family.id)
    for (const is_paused of ['Y', 'N'] as const)
      expect((await world.call('setPaused', { is_paused }, { token: family.token })).status).toBe(200)
    expect(await reads(url)).toBe('')
    expect(await reads((await makesLink(world, family, family.id)).url)).not.toBe('')
  })

  it('is made ten times a day', async () => {
    const her = await bride(world)
    await allowsLinks(world, her)
    for (let made = 0; made < linksADay.hits; made++) await makesLink(world, her, her.id)
    expect((await makes(her, her.id)).status).toBe(429)
  })
})

describe('a page of another family’s biodata', () => {
  it('needs an accepted interest and the leave of that family, which is told of it', async () => {
    const { mother, him } = await families()
    const stranger = await groom(world)
    await allowsLinks(world, stranger)
    expect((await state(mother, stranger.id)).state).toBe('CLOSED')
    expect((await makes(mother, stranger.id)).status).toBe(403)
    expect((await state(mother, him.id)).state).toBe('NOT_ALLOWED')
    expect((await makes(mother, him.id)).status).toBe(403)
    await allowsLinks(world, him)
    const { url } = await makesLink(world, mother, him.id)
    expect(await reads(url)).toContain('Zqxfirst')
    const [told] = (await world.call('notificationList', {}, { token: him.token })).body.list
    expect(told).toMatchObject({ type: 'BIODATA_SHOWN', reference_id: mother.id })
    expect(JSON.stringify(told)).toContain(mother.form.last_name)
  })

  it('shows what the sender may read at that moment, and no photo that is not for everyone', async () => {
    const { mother, him } = await families()
    await allowsLinks(world, him)
    await hasPhoto(world, him)
    const { url } = await makesLink(world, mother, him.id, 'Y')
    const asFree = await reads(url)
    await subscribes(world, mother.id)
    const asPaid = await reads(url)
    expect([asFree, asPaid].map(page => page.includes('Zqxpaid'))).toEqual([false, true])
    expect([asFree, asPaid].map(page => page.includes('<img'))).toEqual([true, true])
    for (const page of [asFree, asPaid]) expect(page).not.toMatch(/7003300339|Zqxlane|zqx@|Zqxcontact/)
    await world.db.updateTable('members').set({ photo_privacy: 'ACCEPTED' }).where('id', '=', him.id).execute()
    expect(await reads(url)).not.toContain('<img')
  })

  it('ends when that family withdraws, pauses, blocks or leaves, when the sender pauses, and with the interest', async () => {
    const set = (status: 'paused' | 'suspended' | 'deleted', id: string) =>
      world.db.updateTable('members').set({ status }).where('id', '=', id).execute()
    type Families = Awaited<ReturnType<typeof families>>
    const ways: [string, (families: Families) => Promise<unknown>][] = [
      ['withdraws', ({ him }) => allowsLinks(world, him, 'N')],
      ['pauses', ({ him }) => set('paused', him.id)],
      ['is suspended', ({ him }) => set('suspended', him.id)],
      ['leaves', ({ him }) => set('deleted', him.id)],
      ['blocks', ({ him, mother }) => blocks(world, him, { id: mother.id, token: '' })],
      ['is blocked', ({ him, mother }) => blocks(world, { id: mother.id, token: '' }, him)],
      ['the sender pauses', ({ mother }) => set('paused', mother.id)],
      ['the sender is suspended', ({ mother }) => set('suspended', mother.id)],
      ['no longer accepted', ({ him }) => cancelled(him.id)],
    ]
    for (const [name, way] of ways) {
      const both = await families()
      await allowsLinks(world, both.him)
      const { url } = await makesLink(world, both.mother, both.him.id)
      expect([name, (await reads(url)).includes('Zqxfirst')]).toEqual([name, true])
      await way(both)
      expect([name, await reads(url)]).toEqual([name, ''])
    }
  })
})

describe('a page of another family’s biodata that has ended', () => {
  it('is not there again after a pause, a block or an interest that was taken back', async () => {
    const to = (status: 'active' | 'paused', id: string) =>
      world.db.updateTable('members').set({ status }).where('id', '=', id).execute()
    type Families = Awaited<ReturnType<typeof families>>
    const ways: [string, (families: Families) => Promise<unknown>][] = [
      ['they paused', async ({ him }) => [await to('paused', him.id), await to('active', him.id)]],
      ['the sender paused', async ({ mother }) => [await to('paused', mother.id), await to('active', mother.id)]],
      [
        'they blocked',
        async ({ him, mother }) => {
          await blocks(world, him, { id: mother.id, token: '' })
          await world.db.deleteFrom('blocks').where('blocker_id', '=', him.id).execute()
        },
      ],
      [
        'no longer accepted',
        async ({ him }) => {
          await cancelled(him.id)
          await world.db
            .updateTable('interests')
            .set({ status: 'accepted', cancelled_by: null })
            .where('receiver_id', '=', him.id)
            .execute()
        },
      ],
    ]
    for (const [name, way] of ways) {
      const both = await families()
      await allowsLinks(world, both.him)
      const { url } = await makesLink(world, both.mother, both.him.id)
      await way(both)
      expect([name, await reads(url)]).toEqual([name, ''])
      const again = await makesLink(world, both.mother, both.him.id)
      expect([name, (await reads(again.url)).includes('Zqxfirst')]).toEqual([name, true])
    }
  })
})

const cancelled = (id: string) =>
  world.db
    .updateTable('interests')
    .set({ status: 'cancelled', cancelled_by: 'sender' })
    .where('receiver_id', '=', id)
    .execute()

describe('who reads of a link', () => {
  it('the family alone: neither the other side, nor another family, nor staff learn what was answered', async () => {
    const { mother, daughter, him } = await families()
    await allowsLinks(world, him)
    const link = await makesLink(world, mother, him.id)
    const uncle = browser(world)
    await uncle.opens(link.url)
    await uncle.answers(link.url, 'LIKE', 'zqxanswer')
    const said = { by: 'LINK', is_you: 'N', mark: 'LIKE', note: 'zqxanswer', for_family: 'Y' }
    for (const { token } of [mother, daughter]) {
      expect((await world.call('profileDetail', { uuid: him.id }, { token })).body.notes).toEqual([said])
      expect((await world.call('seeLinks', { uuid: him.id }, { token })).body.list[0]?.answers).toMatchObject([
        { mark: 'LIKE', note: 'zqxanswer' },
      ])
      const accepted = await world.call('sentInterests', { status: 'ACCEPTED' }, { token })
      expect(JSON.stringify(accepted.body)).toContain('zqxanswer')
    }
    const neighbour = await bride(world)
    const staff = await createStaff(world, 'ADMIN')
    const answers = [
      await world.call('profileDetail', { uuid: mother.id }, { token: him.token }),
      await world.call('seeLinks', { uuid: mother.id }, { token: him.token }),
      await world.call('notificationList', {}, { token: him.token }),
      await world.call('profileDetail', { uuid: him.id }, { token: neighbour.token }),
      await world.call('seeLinks', { uuid: him.id }, { token: neighbour.token }),
      await world.call('memberRecord', { uuid: mother.id }, staff.options),
      await world.call('memberRecord', { uuid: him.id }, staff.options),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('zqxanswer')
    for (const outsider of [him, neighbour]) expect((await ends(outsider, link.uuid)).status).toBe(404)
    expect((await ends(daughter, link.uuid)).status).toBe(200)
    expect((await uncle.sees(link.url)).statusCode).toBe(404)
  })

  it('staff end every link that a family gave and that shows it, with a reason', async () => {
    const { mother, him } = await families()
    await allowsLinks(world, him)
    await allowsLinks(world, mother)
    const links = [await makesLink(world, mother, him.id), await makesLink(world, him, him.id)]
    const others = await makesLink(world, mother, mother.id)
    const { options } = await createStaff(world, 'STAFF')
    const input = { uuid: him.id, reason: 'A stranger complained about the page' }
    expect((await world.call('endSeeLinks', input, options)).status).toBe(200)
    for (const { url } of links) expect(await reads(url)).toBe('')
    expect(await reads(others.url)).not.toBe('')
    expect((await world.call('endSeeLinks', input, options)).refusal.code).toBe('conflict')
  })
})

describe('a link goes', () => {
  it('with the person who gave it, with either family, and after its time', async () => {
    const { mother, him } = await families()
    await allowsLinks(world, him)
    await allowsLinks(world, mother)
    const father = await joinsFamily(world, mother, 'FATHER')
    const given = await makesLink(world, father, mother.id)
    await makesLink(world, mother, him.id)
    await makesLink(world, mother, mother.id)
    const ofMother = world.db.selectFrom('see_links').select('id').where('member_id', '=', mother.id)
    const left = async () => (await ofMother.execute()).length
    expect(await left()).toBe(3)
    await world.call('removeFromFamily', { role: 'FATHER', password: mother.form.password }, { token: mother.token })
    expect([await left(), await reads(given.url)]).toEqual([2, ''])
    await world.db.deleteFrom('members').where('id', '=', him.id).execute()
    expect(await left()).toBe(1)
    await deleteExpired(world.db, new Date(world.clock.now().getTime() + (daysToKeepLinks - 1) * dayMs))
    expect(await left()).toBe(1)
    await deleteExpired(world.db, new Date(world.clock.now().getTime() + (daysToKeepLinks + 1) * dayMs))
    expect(await left()).toBe(0)
  })

  it('and the family takes a copy along', async () => {
    const { mother } = await families()
    await allowsLinks(world, mother)
    const { url } = await makesLink(world, mother, mother.id)
    const uncle = browser(world)
    await uncle.opens(url)
    await uncle.answers(url, 'ASK', 'zqxcopied')
    const ticket = await world.call('dataTicket', { password: mother.form.password }, { token: mother.token })
    const headers = { authorization: `Bearer ${mother.token}` }
    const zip = unzip((await world.app.inject({ url: ticket.body.address, headers })).rawPayload)
    expect([...zip.values()].join('\n')).toMatch(/"see_links": \[\s*\{[^\]]*"note": "zqxcopied"/)
  })
})
