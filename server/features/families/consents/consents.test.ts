import { afterEach, describe, expect, it } from 'vitest'
import { consentTexts, neededConsents } from '#domain/families/consents.ts'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { type Family, joins, registers } from '#server/testing/families.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const { leaves, passes, tablesNaming } = departuresIn(world)

const rowsOf = ({ id }: { id: string }) =>
  world.db
    .selectFrom('consents')
    .select(['text', 'version', 'language', 'act', 'channel'])
    .where('member_id', '=', id)
    .orderBy('id')
    .execute()
const asksConsent = async ({ token }: Family) => (await world.call('me', {}, { token })).body.asks_consent
const yes = (text: (typeof neededConsents)[number]) => ({
  text,
  version: consentTexts[text].version,
  is_given: 'Y' as const,
})

describe('the texts', () => {
  it('are read by anybody, in the language of the page', async () => {
    const { list } = (await world.call('consentList', {})).body
    expect(list.map(({ text }) => text)).toEqual(Object.keys(consentTexts))
    expect(list.find(({ text }) => text === 'marriage')).toMatchObject({ version: 2, is_needed: true })
    expect(list[0]).not.toHaveProperty('state')
    const marathi = await world.call('consentList', {}, { headers: { language: 'mr' } })
    expect(marathi.body.list[1]?.sentence).toBe('ही नोंदणी फक्त लग्नासाठी आहे आणि दिलेली माहिती खरी आहे.')
  })
})

describe('a family that registers', () => {
  it('leaves a row for each sentence, with version, language and place', async () => {
    const kale = await joins(world)
    const given = { language: 'en', act: 'given', channel: 'registration' }
    expect(await rowsOf(kale)).toEqual(
      neededConsents.map(text => ({ text, version: consentTexts[text].version, ...given })),
    )
    expect(await asksConsent(kale)).toBe('N')
    const { list } = (await world.call('consentList', {}, { token: kale.token })).body
    expect(list.find(({ text }) => text === 'notice')).toMatchObject({
      state: 'GIVEN',
      own_version: consentTexts.notice.version,
    })
  })

  it('by the specified fields alone is asked on the first screen, and once', async () => {
    const kale = await joins(world, { consents: undefined })
    expect(await rowsOf(kale)).toEqual([])
    expect(await asksConsent(kale)).toBe('Y')
    const answer = { consents: neededConsents.map(yes) }
    for (const headers of [{ language: 'mr' }, { language: 'en' }])
      expect((await world.call('setConsents', answer, { token: kale.token, headers })).status).toBe(200)
    expect((await rowsOf(kale)).map(({ text, language, channel }) => [text, language, channel])).toEqual([
      ['notice', 'mr', 'site'],
      ['marriage', 'mr', 'site'],
    ])
    expect(await asksConsent(kale)).toBe('N')
  })

  it('cannot agree to what nobody has written, nor for the candidate', async () => {
    const version = consentTexts.notice.version + 1
    for (const consents of [[{ text: 'notice' as const, version }], [{ text: 'candidate' as const, version: 1 }]])
      await expect(registers(world, { consents })).rejects.toThrow('400')
    const kale = await joins(world)
    const ahead = { consents: [{ ...yes('notice'), version }] }
    expect((await world.call('setConsents', ahead, { token: kale.token })).status).toBe(409)
    const theirs = { consents: [{ text: 'candidate' as const, version: 1, is_given: 'Y' as const }] }
    expect((await world.call('setConsents', theirs, { token: kale.token })).status).toBe(403)
    expect(await rowsOf(kale)).toHaveLength(2)
  })
})

describe('a new version', () => {
  const { version, countsFrom } = consentTexts.notice
  afterEach(() => {
    Object.assign(consentTexts.notice, { version, countsFrom })
  })
  const newest = version + 1
  const noticeOf = async ({ token }: Family) =>
    (await world.call('consentList', {}, { token })).body.list.find(({ text }) => text === 'notice')

  it('of another meaning is asked for again, and the older yes stays on record', async () => {
    const kale = await joins(world)
    Object.assign(consentTexts.notice, { version: newest, countsFrom: newest })
    expect(await asksConsent(kale)).toBe('Y')
    expect(await noticeOf(kale)).toMatchObject({ state: 'OUTDATED', own_version: version })
    const stale = { consents: [{ ...yes('notice'), version }] }
    expect((await world.call('setConsents', stale, { token: kale.token })).status).toBe(409)
    await world.call('setConsents', { consents: [yes('notice')] }, { token: kale.token })
    expect(await asksConsent(kale)).toBe('N')
    expect((await rowsOf(kale)).map(row => [row.text, row.version])).toContainEqual(['notice', newest])
  })

  it('of other words alone asks nobody who agreed, and whoever agrees from now on agrees to it', async () => {
    const kale = await joins(world)
    consentTexts.notice.version = newest
    expect(await asksConsent(kale)).toBe('N')
    expect(await noticeOf(kale)).toMatchObject({ state: 'GIVEN', version: newest, own_version: version })
    expect(await rowsOf(await joins(world))).toContainEqual(
      expect.objectContaining({ text: 'notice', version: newest }),
    )
  })
})

describe('a new name of the site', () => {
  it('stands in the texts at once, and nobody is asked again: it changes nothing that was agreed to', async () => {
    const kale = await joins(world)
    await writePublished(
      world.db,
      { kind: 'name', language: 'both' },
      { name_en: 'Lagnagath', name_mr: 'लग्नगाठ' },
      world.clock.now(),
    )
    const { list } = (await world.call('consentList', {}, { token: kale.token })).body
    expect(list.find(({ text }) => text === 'notice')).toMatchObject({
      sentence: expect.stringMatching(/^We agree to how Lagnagath uses/),
      state: 'GIVEN',
      version: consentTexts.notice.version,
      own_version: consentTexts.notice.version,
    })
    expect(await asksConsent(kale)).toBe('N')
  })
})

describe('a withdrawal', () => {
  const no = { ...yes('notice'), is_given: 'N' as const }

  it('pauses the profile, which comes back only after another yes', async () => {
    const kale = await joins(world)
    const { token } = kale
    const { body } = await world.call('setConsents', { consents: [no] }, { token })
    expect(body).toEqual({ message: 'Your consent is withdrawn and your profile is paused', is_paused: 'Y' })
    expect((await world.call('setPaused', { is_paused: 'N' }, { token })).refusal).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('agree again'),
    })
    expect(await asksConsent(kale)).toBe('Y')
    await world.call('setConsents', { consents: [yes('notice')] }, { token })
    expect((await world.call('setPaused', { is_paused: 'N' }, { token })).status).toBe(200)
    expect((await rowsOf(kale)).map(({ text, act }) => `${text} ${act}`)).toEqual([
      'notice given',
      'marriage given',
      'notice withdrawn',
      'notice given',
    ])
  })

  it('said twice at once is one row', async () => {
    const kale = await joins(world)
    await Promise.all([1, 2, 3].map(() => world.call('setConsents', { consents: [no] }, { token: kale.token })))
    expect((await rowsOf(kale)).filter(({ act }) => act === 'withdrawn')).toHaveLength(1)
  })
})

describe('the record', () => {
  it('is never changed or deleted while the family is here', async () => {
    const kale = await joins(world)
    const change = world.db.updateTable('consents').set({ version: 7 }).where('member_id', '=', kale.id)
    await expect(change.execute()).rejects.toThrow('never changed')
    const removal = world.db.deleteFrom('consents').where('member_id', '=', kale.id)
    await expect(removal.execute()).rejects.toThrow('never deleted')
  })

  it('is read by staff, the newest first', async () => {
    const kale = await joins(world)
    const staff = await createStaff(world, 'STAFF')
    const { body } = await world.call('memberConsents', { uuid: kale.id }, staff.options)
    expect(body.list.map(({ text, act, channel }) => [text, act, channel])).toEqual([
      ['marriage', 'GIVEN', 'REGISTRATION'],
      ['notice', 'GIVEN', 'REGISTRATION'],
    ])
  })

  it('is one file for the Board: what was read, given and withdrawn, with the reason in the audit', async () => {
    const kale = await joins(world)
    await world.call('setConsents', { consents: [{ ...yes('notice'), is_given: 'N' }] }, { token: kale.token })
    const [admin, staff] = [await createStaff(world, 'ADMIN'), await createStaff(world, 'STAFF')]
    const asked = { uuid: kale.id, reason: 'An authority asks about it' }
    expect((await world.call('exportConsents', asked, staff.options)).status).toBe(403)
    const { name, text } = (await world.call('exportConsents', asked, admin.options)).body
    expect(name).toMatch(/^consents-B\d+\.csv$/)
    const lines = text.split('\r\n').filter(line => line.startsWith('"20'))
    expect(lines.map(line => line.split(',').slice(1, 6))).toEqual([
      ['"notice"', '"given"', '"registration"', '"English"', '2'],
      ['"marriage"', '"given"', '"registration"', '"English"', '2'],
      ['"notice"', '"withdrawn"', '"site"', '"English"', '2'],
    ])
    expect(lines[2]).toContain('We agree to how')
    const { list } = (await world.call('auditList', { act: 'consents_exported' }, admin.options)).body
    expect(list[0]).toMatchObject({ reason: asked.reason })
  })

  it('outlives the erasure as a bare proof, for its term and no longer', async () => {
    const kale = await joins(world)
    await leaves(kale)
    await passes(365)
    expect(await tablesNaming(kale)).toEqual(['consents'])
    expect((await rowsOf(kale)).map(({ text, act, channel }) => [text, act, channel])).toEqual([
      ['notice', 'given', 'registration'],
      ['marriage', 'given', 'registration'],
      ['marriage', 'withdrawn', 'leaving'],
      ['notice', 'withdrawn', 'leaving'],
    ])
    await passes(3 * 365)
    expect(await rowsOf(kale)).toHaveLength(4)
    await passes(1)
    expect(await rowsOf(kale)).toEqual([])
  })

  it('of a sign-up that verified nothing goes with it', async () => {
    const kale = await registers(world)
    await passes(3)
    expect(await rowsOf(kale)).toEqual([])
  })
})
