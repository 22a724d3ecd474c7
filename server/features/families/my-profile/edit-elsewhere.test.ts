import { beforeAll, describe, expect, it } from 'vitest'
import type { SentProfile } from '#contract/families/edited-profile.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { type WholeProfile, wholeProfile } from '#server/testing/whole-profile.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true, cachedSessions: true })
let whole: WholeProfile
beforeAll(async () => {
  whole = await wholeProfile(world.db)
})
const me = async ({ token }: TestMember) => (await world.call('me', {}, { token })).body
const saves = (member: TestMember, sent: SentProfile) => world.call('editProfile', sent, { token: member.token })

describe('two pages at once', () => {
  it('the second is refused, and told what has changed', async () => {
    const her = await bride(world)
    const { version } = await me(her)
    await saves(her, { ...whole, version })
    const { status, refusal } = await saves(her, { ...whole, version, height: 170 })
    expect([status, refusal.code]).toEqual([409, 'changed_elsewhere'])
    expect(refusal.fields).toMatchObject({
      first_name: 'Changed elsewhere meanwhile',
      'family_details.address': 'Changed elsewhere meanwhile',
      'expectation.patrika_match': 'Changed elsewhere meanwhile',
    })
    expect(refusal.fields).not.toHaveProperty('last_name')
    expect(refusal.message).toContain('first name')
    expect((await me(her)).height).toBe(162)
    const marathi = await world.call(
      'editProfile',
      { ...whole, version },
      { token: her.token, headers: { language: 'mr' } },
    )
    expect(marathi.refusal.message).toMatch(/दरम्यान ही माहिती दुसरीकडे बदलली गेली: .*पत्ता/)
  })

  it.each([2 ** 31, 1.5, -1, '9999999999'])('a version that no row can have is refused: %s', async version => {
    const { status, refusal } = await saves(await bride(world), { ...whole, version })
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['version']])
  })

  it.each(['the member’s own row', 'properties too'])(
    'of saves at the same moment from the same version, one is written: %s',
    async reach => {
      const her = await bride(world)
      const { version } = (await saves(her, whole)).body
      const { user_properties, ...own } = whole
      const sent = reach === 'properties too' ? { ...own, user_properties } : own
      const heights = [165, 167, 170, 172, 175, 177]
      const answers = await Promise.all(heights.map(height => saves(her, { ...sent, version, height })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
      const written = heights[answers.findIndex(({ status }) => status === 200)]
      expect(await me(her)).toMatchObject({ height: written, version: version + 1 })
    },
  )

  it('without a version the last save wins', async () => {
    const her = await bride(world)
    await saves(her, whole)
    expect((await saves(her, { ...whole, height: 170 })).status).toBe(200)
    expect((await me(her)).height).toBe(170)
  })
})

describe('others see a change at once', () => {
  it('in lists, search by ID, profile and search, on another node too', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    const other = await world.anotherNode()
    await saves(her, { ...whole, last_name: 'देशपांडे', height: 213, occupation_details: 'Judge' })
    const { registration_no } = await me(her)
    for (const app of [world.app, other]) {
      const options = { token: him.token, app }
      const finds = async () => {
        await world.call('searchUser', { from_height: '210', to_height: '213' }, options)
        return (await world.call('previousSearch', { offset: '0' }, options)).body.list.map(row => row.uuid)
      }
      await expect.poll(finds, { timeout: 120_000, interval: 200 }).toEqual([her.id])
      const [row] = (await world.call('joinedList', { offset: '0' }, options)).body.list.filter(
        one => one.uuid === her.id,
      )
      expect(row).toMatchObject({ last_name: 'देशपांडे', height: 213, occupation_details: 'Judge' })
      const found = await world.call('searchById', { registration_no }, options)
      expect(found.body).toMatchObject({ uuid: her.id })
      const profile = await world.call('profileDetail', { uuid: her.id }, options)
      expect(profile.body).toMatchObject({ last_name: 'देशपांडे', first_name: 'ऋतुजा', height: 213 })
    }
    // The member's own stars and devak are part of the session, on both nodes.
    const { body } = await world.call('kundali', { uuid: him.id }, { token: her.token, app: other })
    expect(body.known ? [] : body.missing.filter(({ whose }) => whose === 'bride')).toEqual([])
  })

  it('saves at most sixty times an hour', async () => {
    const her = await bride(world)
    await world.db
      .insertInto('rate_limits')
      .values({ key: `saves ${her.id}`, hits: 60, resets_at: new Date(world.clock.now().getTime() + 60_000) })
      .execute()
    expect((await saves(her, whole)).status).toBe(429)
  })
})
