import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { soon } from '#server/testing/soon.ts'
import { createStaff } from '#server/testing/staff.ts'
import { callerOf, testWorld } from '#server/testing/world.ts'

const world = testWorld({ cachedSite: true })
const contact = { kind: 'contact', language: 'both' } as const
const english = { kind: 'safety', language: 'en' } as const

async function asAdmin() {
  const { options } = await createStaff(world, 'ADMIN')
  const read = async (place: typeof contact | { kind: 'safety' | 'terms'; language: 'en' | 'mr' }) =>
    (await world.call('officeContent', place, options)).body
  return { options, read }
}

describe('a draft', () => {
  it('is seen by nobody until it is published, and then by every node within a second', async () => {
    const { options, read } = await asAdmin()
    const node = await world.anotherNode()
    const there = callerOf(node)
    const numbers = async () => [
      (await world.call('contactUs', {})).body.mobiles[0],
      (await there('contactUs', {})).body.mobiles[0],
      /90000 0\d{4}|98220 33333/.exec((await there('trustPage', { name: 'grievance' })).body.description)?.[0],
    ]
    await soon(numbers, ['+91 90000 00001', '+91 90000 00001', '90000 00001'])
    const { version, published, body } = await read(contact)
    const changed = { ...body, telephones: ['+91 98220 33333'], officer_telephone: '+91 98220 33333' }
    const saved = await world.call('saveContent', { ...contact, version, body: changed }, options)
    expect(saved.body).toMatchObject({
      version: version + 1,
      message: 'The draft is saved. Visitors do not see it yet',
    })
    expect(await numbers()).toEqual(['+91 90000 00001', '+91 90000 00001', '90000 00001'])
    await world.call('publishContent', { ...contact, version: version + 1, published }, options)
    await soon(numbers, ['+91 98220 33333', '+91 98220 33333', '98220 33333'])
    await node.close()
  })

  it('of two people who edit one page, the second is told', async () => {
    const [asha, vijay] = [await asAdmin(), await asAdmin()]
    const { version, published } = await asha.read(english)
    const body = { title: 'Safety', text: 'By Asha' }
    expect((await world.call('saveContent', { ...english, version, body }, asha.options)).status).toBe(200)
    const second = await world.call(
      'saveContent',
      { ...english, version, body: { ...body, text: 'By Vijay' } },
      vijay.options,
    )
    expect([second.status, second.refusal.code]).toEqual([409, 'changed_elsewhere'])
    expect(second.refusal.message).toContain('A colleague has changed this meanwhile')
    // Of two who publish the same version, the second is refused.
    const publish = { ...english, version: version + 1, published }
    expect((await world.call('publishContent', publish, asha.options)).status).toBe(200)
    expect((await world.call('publishContent', publish, vijay.options)).status).toBe(409)
  })

  it('saved twice at the same moment is one version', async () => {
    const { options, read } = await asAdmin()
    const { version } = await read(english)
    const body = { title: 'Safety', text: 'At once' }
    const save = () => world.call('saveContent', { ...english, version, body }, options)
    const statuses = (await Promise.all([save(), save(), save()])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })

  it('keeps its history, and an earlier version can be published again', async () => {
    const { options, read } = await asAdmin()
    const { history, published } = await read(english)
    expect(history.map(({ version }) => version)).toEqual([...history.keys()].map(n => history.length - n))
    expect(history.find(({ is_published }) => is_published)?.version).toBe(published)
    await world.call('publishContent', { ...english, version: 1, published }, options)
    const saysMoney = async () =>
      (await world.call('trustPage', { name: 'safety' })).body.description.includes('Money: never')
    await soon(saysMoney, true)
    const first = await world.call('officeContent', { ...english, version: 1 }, options)
    expect(JSON.stringify(first.body.body)).toContain('Money: never')
  })

  it('tells when the Marathi is older than the English', async () => {
    const { options, read } = await asAdmin()
    const terms = { kind: 'terms', language: 'en' } as const
    const isOlder = async () =>
      (await world.call('officeContentList', {}, options)).body.list.find(
        ({ kind, language }) => kind === 'terms' && language === 'mr',
      )?.is_older_than_english
    expect(await isOlder()).toBe(false)
    world.clock.passes(3_600_000)
    const { version, published, body } = await read(terms)
    await world.call('saveContent', { ...terms, version, body }, options)
    await world.call('publishContent', { ...terms, version: version + 1, published }, options)
    expect(await isOlder()).toBe(true)
    const marathi = { kind: 'terms', language: 'mr' } as const
    const there = await read(marathi)
    await world.call('saveContent', { ...marathi, version: there.version, body: there.body }, options)
    await world.call('publishContent', { ...marathi, version: there.version + 1, published: there.published }, options)
    expect(await isOlder()).toBe(false)
  })

  it('is refused with the field that is wrong, and where a language does not fit', async () => {
    const { options, read } = await asAdmin()
    const { version, body } = await read(contact)
    const wrong = await world.call('saveContent', { ...contact, version, body: { ...body, email: 'nobody' } }, options)
    expect([wrong.status, wrong.refusal.fields]).toEqual([400, { email: 'Please enter valid email' }])
    const links = { facebook: 'javascript:alert(1)', film: 'data:text/html,1' }
    const hostile = await world.call(
      'saveContent',
      { kind: 'links', language: 'both', version: 0, body: links },
      options,
    )
    expect(Object.keys(hostile.refusal.fields ?? {})).toEqual(['facebook', 'film'])
    const strange = await world.call('saveContent', { ...contact, version, body: { ...body, html: '<b>' } }, options)
    expect(strange.status).toBe(400)
    expect((await world.call('officeContent', { kind: 'terms', language: 'both' }, options)).status).toBe(404)
    expect((await world.call('officeContent', { kind: 'name', language: 'en' }, options)).status).toBe(404)
  })

  it('and what is published stand in the audit with before and after', async () => {
    const { options } = await asAdmin()
    const { list } = (await world.call('auditList', {}, options)).body
    const changed = { field: 'telephones.0', before: '+91 90000 00001', after: '+91 98220 33333' }
    for (const name of ['content_saved', 'content_published'] as const) {
      const acts = list.filter(({ act }) => act === name)
      expect(
        acts.some(({ changes }) => changes.some(change => JSON.stringify(change) === JSON.stringify(changed))),
      ).toBe(true)
    }
  })
})

describe('a picture', () => {
  const upload = async (bytes: Buffer, name: string, headers: Record<string, string> | undefined) => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(bytes)]), name)
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return world.app.inject({
      method: 'POST',
      url: '/api/office/site-picture',
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: '#8F1A2C' } })

  it('is made anew from PNG, JPEG or WebP, and an SVG or anything else is refused', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    for (const bytes of [
      await plain.clone().png().toBuffer(),
      await plain.clone().jpeg().toBuffer(),
      await plain.clone().webp().toBuffer(),
    ]) {
      const { image } = (await upload(bytes, 'logo', options.headers)).json()
      const shown = await world.app.inject(image)
      expect(shown.headers['content-type']).toBe('image/webp')
      expect((await sharp(shown.rawPayload).metadata()).width).toBe(90)
    }
    for (const hostile of [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'RIFF0000WEBPnothing',
      '<html>',
    ])
      expect((await upload(Buffer.from(hostile), 'logo.png', options.headers)).statusCode).toBe(415)
  })

  it('stays when a draft names it, and is named by no address from elsewhere', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const { image } = (await upload(await plain.clone().png().toBuffer(), 'logo.png', options.headers)).json()
    const noted = () => world.db.selectFrom('files_to_erase').select('stored_as').execute()
    const file = { stored_as: image.replace('/api/site-picture/', 'site/') }
    expect(await noted()).toContainEqual(file)
    const names = { name_en: 'Shubh Vivah', name_mr: 'शुभ विवाह' }
    const { version } = (await world.call('officeContent', { kind: 'name', language: 'both' }, options)).body
    const save = (logo: string) =>
      world.call('saveContent', { kind: 'name', language: 'both', version, body: { ...names, logo } }, options)
    for (const logo of ['https://evil.example/x.png', 'javascript:alert(1)', '/api/site-picture/../x'])
      expect((await save(logo)).status).toBe(400)
    expect((await save(image)).status).toBe(200)
    expect(await noted()).not.toContainEqual(file)
  })
})
