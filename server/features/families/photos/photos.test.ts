import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { type Family, joins, registers } from '#server/testing/families.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

const upload = (family: Family, bytes: Buffer, fields: Record<string, string>, name?: string, field?: string) =>
  uploads(world, family, bytes, { fields, ...(name && { name }), ...(field && { field }) })
const forRegistration = (family: Family) => ({ id: family.id, type: 'REGISTER' })

describe('the photo of a registration', () => {
  it('is taken before the code is typed, stripped of everything but its pixels, and shown by a signed link', async () => {
    const bride = await registers(world)
    const response = await upload(bride, await picture(), forRegistration(bride))
    expect(response.statusCode).toBe(200)
    const { image, message } = response.json()
    expect(message).toBe('Your photo has been added')
    const served = await world.app.inject({ url: image })
    expect(served.statusCode).toBe(200)
    expect(served.headers['content-type']).toBe('image/webp')
    const { exif, width, format } = await sharp(served.rawPayload).metadata()
    expect({ exif, width, format }).toEqual({ exif: undefined, width: 900, format: 'webp' })
    expect(served.rawPayload.toString('latin1')).not.toContain('camera')
    // Every page draws the own face beside a name, and for that the size of a card is enough.
    const face = (await world.call('me', {}, { token: bride.token })).body.image ?? ''
    const small = (await world.app.inject({ url: face })).rawPayload
    expect((await sharp(small).metadata()).width).toBe(360)
  })

  it('has a link that stays the same for the day and ends', async () => {
    const bride = await registers(world)
    const { image } = (await upload(bride, await picture('png'), forRegistration(bride))).json()
    const me = async () => (await world.call('me', {}, { token: bride.token })).body.image
    const today = await me()
    expect(await me()).toBe(today)
    // The signature may begin with any letter, so another one takes its place.
    const forged = image.replace(/s=(.)/, (_: string, first: string) => `s=${first === 'A' ? 'B' : 'A'}`)
    expect((await world.app.inject({ url: forged })).statusCode).toBe(404)
    expect((await world.app.inject({ url: image.replace(/e=\d/, 'e=9') })).statusCode).toBe(404)
    world.clock.passes(48 * 3_600_000)
    expect((await world.app.inject({ url: image })).statusCode).toBe(404)
    expect(await me()).not.toBe(today)
  })

  it('vanishes at once when staff reject it, link or no link', async () => {
    const bride = await registers(world)
    const { image, uuid } = (await upload(bride, await picture(), forRegistration(bride))).json()
    await world.db.updateTable('photos').set({ status: 'rejected' }).where('id', '=', uuid).execute()
    expect((await world.app.inject({ url: image })).statusCode).toBe(404)
  })

  it('must be a picture by its content, whatever it is called', async () => {
    const bride = await registers(world)
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const bytes of [
      script,
      Buffer.from('GIF89a'),
      await picture('webp'),
      Buffer.alloc(100),
      (await picture()).subarray(0, 400),
    ]) {
      const response = await upload(bride, bytes, forRegistration(bride))
      expect(response.statusCode).toBe(415)
      expect(response.json().message).toBe('Invalid file format please use jpeg or png file.')
    }
    expect((await upload(bride, Buffer.alloc(0), forRegistration(bride))).statusCode).toBe(400)
  })

  it('over 10 MB is refused with the alert’s words', async () => {
    const bride = await registers(world)
    const response = await upload(bride, Buffer.alloc(10 * 1024 * 1024 + 1), forRegistration(bride))
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe('File must be less then 10 MB')
  })

  it('is the member’s own: another’s id is 403, and without REGISTER one must be verified', async () => {
    const [bride, other] = [await registers(world), await registers(world)]
    expect((await upload(bride, await picture(), forRegistration(other))).statusCode).toBe(403)
    expect((await upload(bride, await picture(), { id: bride.id })).statusCode).toBe(403)
    expect((await upload(bride, await picture(), {})).statusCode).toBe(403)
  })

  it('comes with known fields only', async () => {
    const bride = await registers(world)
    expect((await upload(bride, await picture(), { ...forRegistration(bride), admin: '1' })).statusCode).toBe(400)
    expect((await upload(bride, await picture(), forRegistration(bride), 'photo.jpg', 'file')).statusCode).toBe(400)
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}`, 'x']))
    expect((await upload(bride, await picture(), many)).statusCode).toBe(413)
  })
})

describe('an upload that costs more than it should', () => {
  it('is refused by its first bytes before any decoder sees it', async () => {
    const bride = await registers(world)
    const decoded = vi.spyOn(sharp.prototype, 'metadata')
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>')
    expect((await upload(bride, drawing, forRegistration(bride))).statusCode).toBe(415)
    expect(decoded).not.toHaveBeenCalled()
    decoded.mockRestore()
  })

  it('has at most the pixels of a phone’s camera', async () => {
    const bride = await registers(world)
    const create = { width: 6000, height: 4001, channels: 3, background: '#8F1A2C' } as const
    const large = await sharp({ create }).png().toBuffer()
    const response = await upload(bride, large, forRegistration(bride))
    expect(response.statusCode).toBe(415)
    expect(response.json().message).toMatch(/24 megapixels/)
  })

  it('is counted when it is stored: twenty an hour for each member, and sixty tries', async () => {
    const [bride, other] = [await registers(world), await registers(world)]
    const tries = async (count: number) => {
      const statuses = new Set<number>()
      for (let n = 0; n < count; n++)
        statuses.add((await upload(bride, Buffer.from('no photo'), forRegistration(bride))).statusCode)
      return [...statuses]
    }
    expect(await tries(25)).toEqual([415])
    expect((await upload(bride, await picture(), forRegistration(bride))).statusCode).toBe(200)
    const stored = world.db.updateTable('rate_limits').where('key', '=', `uploads ${bride.id}`)
    const hits = await stored.set({ hits: 20 }).returning('rate_limits.resets_at').execute()
    expect(hits).toHaveLength(1)
    expect(await tries(1)).toEqual([429])
    await stored.set({ hits: 1 }).execute()
    world.clock.passes(2000)
    expect(await tries(33)).toEqual([415])
    expect(await tries(1)).toEqual([429])
    expect((await upload(other, await picture(), forRegistration(other))).statusCode).toBe(200)
    world.clock.passes(3_601_000)
    expect(await tries(1)).toEqual([415])
  })

  it.each([
    [
      'ends in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="image"; fi',
    ],
    ['has no end', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="type"\r\n\r\nREGI'],
    ['names no boundary', 'multipart/form-data', 'anything'],
    ['has another boundary', 'multipart/form-data; boundary=b', '--c\r\n\r\n--c--'],
    [
      'has a part without a name',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Type: image/png\r\n\r\nx\r\n--b--',
    ],
    ['has a broken header', 'multipart/form-data; boundary=b', '--b\r\n\0: \x01\r\n\r\nx\r\n--b--'],
    ['is empty', 'multipart/form-data; boundary=b', ''],
    [
      'sets a prototype',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--',
    ],
  ])('%s: that is 4xx', async (_what, type, payload) => {
    const { token } = await registers(world)
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const response = await world.app.inject({ method: 'POST', url: '/api/user/add/photo', headers, payload })
    expect(String(response.statusCode)).toMatch(/^4/)
  })
})

describe('a body that is cut off', () => {
  it.each([13, 1_100])('in the last of %i parts is refused, and the process lives on', async count => {
    const bride = await registers(world)
    for (const disposition of ['form-data; name="x"', 'nothing', 'form-data; name="image"; filename="a.jpg"']) {
      const part = `--cut\r\ncontent-disposition: ${disposition}\r\n\r\nx\r\n`
      const response = await world.app.inject({
        method: 'POST',
        url: '/api/user/add/photo',
        headers: { authorization: `Bearer ${bride.token}`, 'content-type': 'multipart/form-data; boundary=cut' },
        payload: `${part.repeat(count)}--cut\r\ncontent-dispo`,
      })
      expect(`${disposition} ${response.statusCode}`).toMatch(/ 4\d\d$/)
    }
    expect((await world.call('health', {})).status).toBe(200)
  })
})

describe('a photo’s link', () => {
  it('is dead while its member is suspended or deleted', async () => {
    const bride = await registers(world)
    const { image } = (await upload(bride, await picture(), forRegistration(bride))).json()
    for (const [status, answered] of [
      ['suspended', 404],
      ['active', 200],
      ['paused', 200],
      ['deleted', 404],
    ] as const) {
      await world.db.updateTable('members').set({ status }).where('id', '=', bride.id).execute()
      expect([status, (await world.app.inject({ url: image })).statusCode]).toEqual([status, answered])
    }
  })

  it('is for one size and one photo, whatever the query says', async () => {
    const [bride, other] = [await registers(world), await registers(world)]
    const { image } = (await upload(bride, await picture(), forRegistration(bride))).json()
    const { uuid } = (await upload(other, await picture(), forRegistration(other))).json()
    const status = async (url: string) => (await world.app.inject({ url })).statusCode
    expect(await status(image.replace('/page', '/card'))).toBe(404)
    expect(await status(`/api/photo/${uuid}/page${new URL(image, 'http://x').search}&id=${bride.id}`)).toBe(404)
    const served = await world.app.inject({ url: `${image}&id=${uuid}&size=card` })
    expect(served.statusCode).toBe(200)
    expect((await sharp(served.rawPayload).metadata()).width).toBe(900)
    expect(served.headers['content-disposition']).toBe('inline; filename="photo.webp"')
  })
})

describe('a member’s photos', () => {
  it('are at most 400 KB each in the member area', async () => {
    const groom = await joins(world, { gender: 'M', dob: '1995-02-03' })
    const noise = await sharp({
      create: {
        width: 900,
        height: 1200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const response = await upload(groom, noise, {})
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe('Photo size should not exceed 400 KB')
    expect((await upload(groom, noise, forRegistration(groom))).statusCode).toBe(413)
    expect((await upload(groom, await picture(), {})).statusCode).toBe(200)
  })

  it('are two, also when five come at once', async () => {
    const groom = await joins(world, { gender: 'M', dob: '1995-02-03' })
    const bytes = await picture()
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(groom, bytes, {})))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(2)
    const refused = answers.find(answer => answer.statusCode === 409)
    expect(refused?.json().message).toBe('You cannot upload more then 2 Photos.')
    const stored = [...world.files.keys()]
    const rows = await world.db.selectFrom('photos').select('stored_as').where('member_id', '=', groom.id).execute()
    const mine = stored.filter(name => rows.some(row => name.startsWith(row.stored_as)))
    expect(mine).toHaveLength(6)
    expect(stored.filter(name => !name.includes('/'))).toEqual([])
  })
})
