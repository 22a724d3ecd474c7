import { beforeAll, describe, expect, it } from 'vitest'
import { hostileHtml } from '#server/testing/hostile-html.ts'
import { picture } from '#server/testing/photos.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const couple = {
  groom_first_name: 'Omkar',
  groom_last_name: 'Deshmukh',
  groom_address: 'Baramati',
  bride_first_name: 'Sayali',
  bride_last_name: 'Pawar',
  bride_address: 'Karad',
  bride_registration_no: 'b10001',
  words: 'Our mothers spoke first',
  wedding_year: '2024',
}
const consent = 'Both signed our form on Monday'

let staff: TestStaff
let colleague: TestStaff
beforeAll(async () => {
  staff = await createStaff(world)
  colleague = await createStaff(world)
})
const writes = (change: object = {}) => world.call('writeOfficeStory', { ...couple, consent, ...change }, staff.options)
const shown = async () => (await world.call('successStories', {})).body.list
const brides = async () => (await shown()).map(({ bride_details }) => bride_details.first_name)
const listed = async () => (await world.call('officeStories', {}, staff.options)).body.list
const lastAct = async () => (await world.call('auditList', {}, staff.options)).body.list[0]

describe('a story that the office writes', () => {
  it('is public at once with the consent noted, and not without one', async () => {
    expect((await writes({ consent: '' })).refusal.fields).toEqual({ consent: 'Please enter how the couple agreed' })
    expect(await brides()).toEqual([])
    expect((await writes()).body.message).toBe('The story is public')
    expect(await shown()).toMatchObject([
      { bride_details: { first_name: 'Sayali', registration_no: 'B10001' }, groom_address: 'Baramati' },
    ])
    expect(await shown()).toMatchObject([{ words: 'Our mothers spoke first', wedding_year: 2024 }])
    // The consent is for staff alone, and stands with the act.
    expect(JSON.stringify(await shown())).not.toContain(consent)
    expect(await lastAct()).toMatchObject({ act: 'story_written', reason: consent })
  })

  it('holds no way to reach a family, and hostile HTML only as text', async () => {
    expect((await writes({ groom_address: 'call 98220 12345' })).refusal.fields).toHaveProperty('groom_address')
    expect((await writes({ words: 'write to sayali@example.in' })).refusal.fields).toHaveProperty('words')
    for (const html of hostileHtml.slice(0, 5)) expect((await writes({ bride_first_name: html })).status).toBe(400)
  })

  it('is corrected, and of two who correct it the second is told', async () => {
    const [story] = await listed()
    const change = {
      ...couple,
      uuid: story?.uuid ?? '',
      version: story?.version ?? 0,
      groom_address: 'Phaltan',
      words: '',
    }
    expect((await world.call('correctOfficeStory', change, staff.options)).status).toBe(200)
    const second = await world.call('correctOfficeStory', { ...change, groom_address: 'Wai' }, colleague.options)
    expect([second.status, second.refusal.code]).toEqual([409, 'changed_elsewhere'])
    expect((await shown())[0]).toMatchObject({ groom_address: 'Phaltan', words: null, wedding_year: 2024 })
    expect((await lastAct())?.changes).toContainEqual({ field: 'groom_place', before: 'Baramati', after: 'Phaltan' })
  })

  it('gets another photo, and the one before is erased', async () => {
    const [story] = await listed()
    const send = async () => {
      const form = new FormData()
      form.append('uuid', story?.uuid ?? '')
      form.append('image', new Blob([new Uint8Array(await picture())]), 'couple.png')
      const request = new Request('http://localhost', { method: 'POST', body: form })
      return world.app.inject({
        method: 'POST',
        url: '/api/office/stories/photo',
        headers: { ...staff.options.headers, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    }
    const stored = async () =>
      (await world.db.selectFrom('success_stories').select('stored_as').executeTakeFirstOrThrow()).stored_as
    expect((await send()).statusCode).toBe(200)
    const first = await stored()
    expect((await world.app.inject((await shown())[0]?.image ?? '')).statusCode).toBe(200)
    expect((await send()).statusCode).toBe(200)
    const noted = await world.db.selectFrom('files_to_erase').select('stored_as').execute()
    expect(noted).toEqual([{ stored_as: first }])
  })

  it('stands where the office puts it, whatever came later', async () => {
    await writes({ bride_first_name: 'Gauri' })
    world.clock.passes(60_000)
    await writes({ bride_first_name: 'Neha' })
    const move = async (bride: string, direction: 'UP' | 'DOWN') => {
      const story = (await listed()).find(one => one.bride.first_name === bride)
      return (await world.call('moveStory', { uuid: story?.uuid ?? '', direction }, staff.options)).status
    }
    const before = await brides()
    expect(before[0]).toBe('Neha')
    expect(await move('Neha', 'UP')).toBe(409)
    expect(await move('Neha', 'DOWN')).toBe(200)
    expect((await brides())[1]).toBe('Neha')
    expect(await move('Neha', 'DOWN')).toBe(200)
    expect(await brides()).toEqual([before[1], before[2], 'Neha'])
    expect(await move('Neha', 'UP')).toBe(200)
    expect(await brides()).toEqual([before[1], 'Neha', before[2]])
    expect((await listed()).map(({ bride }) => bride.first_name)).toEqual(await brides())
  })

  it('is taken down with its consent, and cannot be touched after that', async () => {
    const [story] = await listed()
    const uuid = story?.uuid ?? ''
    await world.call('takeDownStory', { uuid, reason: 'The bride asked on the phone' }, staff.options)
    const row = await world.db
      .selectFrom('success_stories')
      .select(['consent', 'bride_first_name'])
      .where('id', '=', uuid)
      .executeTakeFirst()
    expect(row).toEqual({ consent: null, bride_first_name: null })
    const change = { ...couple, uuid, version: story?.version ?? 0 }
    expect((await world.call('correctOfficeStory', change, staff.options)).status).toBe(409)
    expect((await world.call('moveStory', { uuid, direction: 'UP' }, staff.options)).status).toBe(409)
  })
})
