import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { eraseFiles } from '#server/features/shared/stored-files/erase-files.ts'
import type { Files } from '#server/ports/files.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { hasPhoto, uploads } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'
import { fillTiles } from './job.ts'

const world = testWorld()
const files = () => memoryFiles(world.files)

/** A wide picture, red at the left and green at the right. */
const twoColours = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="450"><rect width="450" height="450" fill="#f00"/><rect x="450" width="450" height="450" fill="#0f0"/></svg>',
  ),
)
  .jpeg()
  .toBuffer()

async function adds(who: TestMember, face?: string): Promise<string> {
  world.clock.passes(1000)
  const sent = await uploads(world, who, await twoColours, face === undefined ? {} : { fields: { face } })
  expect(sent.statusCode).toBe(200)
  return sent.json().uuid
}
const own = async ({ token }: TestMember) => (await world.call('ownImages', {}, { token })).body.list[0]
const stored = (id: string) =>
  world.db.selectFrom('photos').select(['stored_as', 'has_tile']).where('id', '=', id).executeTakeFirstOrThrow()

/** The size and the colour in the middle of the face, as another family's list shows it. */
async function seenOf(her: TestMember): Promise<[number, number, 'red' | 'green']> {
  const him = await groom(world)
  const { list } = (await world.call('joinedList', {}, { token: him.token })).body
  const url = list.find(({ uuid }) => uuid === her.id)?.user_images[0]?.tile ?? ''
  const { statusCode, rawPayload } = await world.app.inject({ url })
  expect(statusCode).toBe(200)
  const { width, height } = await sharp(rawPayload).metadata()
  const left = Math.floor(width / 2) - 4
  const middle = await sharp(rawPayload).extract({ left, top: 9, width: 1, height: 1 }).raw().toBuffer()
  return [width, height, (middle[0] ?? 0) > (middle[1] ?? 0) ? 'red' : 'green']
}

describe('the face on a tile', () => {
  it('is where the family said when it sent the photo, and else in the middle', async () => {
    const her = await bride(world)
    await adds(her, '0.9,0.5')
    expect(await seenOf(her)).toEqual([320, 400, 'green'])
    expect((await own(her))?.face).toEqual({ x: 0.9, y: 0.5 })
    const other = await bride(world)
    await adds(other)
    expect((await seenOf(other)).slice(0, 2)).toEqual([320, 400])
    expect((await own(other))?.face).toBeNull()
  })

  it('is placed anew, and the files from before are erased', async () => {
    const her = await bride(world)
    const photo = await adds(her, '0.9,0.5')
    const before = (await stored(photo)).stored_as
    const { status, body } = await world.call('placeFace', { image_uuid: photo, face: '0.1,0.5' }, { token: her.token })
    expect([status, body.message]).toEqual([200, 'Families now see your face like this'])
    expect(await seenOf(her)).toEqual([320, 400, 'red'])
    await eraseFiles(world.db, files())
    expect([...world.files.keys()].filter(name => name.startsWith(before))).toEqual([])
    // The profile shows what it showed.
    const page = await world.app.inject({ url: (await own(her))?.image ?? '' })
    expect((await sharp(page.rawPayload).metadata()).width).toBe(900)
  })

  it('of another family’s photo, or of one that staff rejected, is not placed', async () => {
    const [her, other] = [await bride(world), await bride(world)]
    const [photo, rejected] = [await adds(her), await hasPhoto(world, other, { status: 'rejected' })]
    for (const image_uuid of [photo, rejected, other.id])
      expect((await world.call('placeFace', { image_uuid, face: '0.1,0.5' }, { token: other.token })).status).toBe(404)
    expect((await own(her))?.face).toBeNull()
  })

  it.each(['2,0.5', '-0.1,0.5', '0.5', '0.5,0.5,0.5', 'NaN,0', '0.5,1e-1', '', 'x', '0.5,1.1'])(
    'is within the photo, so "%s" is refused',
    async face => {
      const her = await bride(world)
      expect((await uploads(world, her, await twoColours, { fields: { face } })).statusCode).toBe(400)
      const photo = await hasPhoto(world, her)
      expect((await world.call('placeFace', { image_uuid: photo, face }, { token: her.token })).status).toBe(400)
      expect((await world.call('placeFace', { image_uuid: photo, face: 1 as never }, her)).status).toBe(400)
    },
  )

  it('counts as an upload', async () => {
    const her = await bride(world)
    const photo = await adds(her)
    await world.db.updateTable('rate_limits').set({ hits: 20 }).where('key', '=', `uploads ${her.id}`).execute()
    const placed = await world.call('placeFace', { image_uuid: photo, face: '0.1,0.5' }, { token: her.token })
    expect(placed.status).toBe(429)
  })

  it('goes with the photo', async () => {
    const her = await bride(world)
    const photo = await adds(her)
    const { stored_as } = await stored(photo)
    expect(world.files.has(`${stored_as}-tile.webp`)).toBe(true)
    await world.call('removeImage', { image_uuid: photo }, { token: her.token })
    await eraseFiles(world.db, files())
    expect([...world.files.keys()].filter(name => name.startsWith(stored_as))).toEqual([])
  })
})

describe('photos from before there were tiles', () => {
  async function fromBefore(who: TestMember): Promise<string> {
    const photo = await adds(who)
    const { stored_as } = await stored(photo)
    world.files.delete(`${stored_as}-tile.webp`)
    await world.db.updateTable('photos').set({ has_tile: false }).where('id', '=', photo).execute()
    return photo
  }
  const fills = (through: Files = files(), isStopping = () => false) =>
    fillTiles({ db: world.db, files: through }, isStopping)
  const states = async (photos: string[]) =>
    Promise.all(
      photos.map(async photo => {
        const { stored_as, has_tile } = await stored(photo)
        return [has_tile, world.files.has(`${stored_as}-tile.webp`)]
      }),
    )

  it('show the picture of a card until a job has cut theirs, one after another, also where a node died', async () => {
    const brides = [await bride(world), await bride(world), await bride(world)] as const
    const photos = [await fromBefore(brides[0]), await fromBefore(brides[1]), await fromBefore(brides[2])]
    expect((await seenOf(brides[0])).slice(0, 2)).toEqual([360, 180])

    let puts = 0
    const dying: Files = {
      ...files(),
      put: async (...file) => {
        if (++puts === 2) throw new Error('the node died')
        await files().put(...file)
      },
    }
    await expect(fills(dying)).rejects.toThrow('the node died')
    expect(await states(photos)).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
    await fills(files(), () => true)
    expect((await states(photos))[1]).toEqual([false, false])
    let asked = 0
    await fills(files(), () => ++asked > 1)
    expect(await states(photos)).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ])
    await fills()
    expect(await states(photos)).toEqual(photos.map(() => [true, true]))
    expect((await seenOf(brides[0])).slice(0, 2)).toEqual([320, 400])
  })

  it('are passed over where the file is no picture, and leave no file where the photo is removed meanwhile', async () => {
    const [her, other] = [await bride(world), await bride(world)]
    const [broken, removed] = [await fromBefore(her), await fromBefore(other)]
    world.files.set(`${(await stored(broken)).stored_as}-page.webp`, Buffer.from('no picture'))
    const { stored_as } = await stored(removed)
    await fills({
      ...files(),
      get: async name => {
        if (name.startsWith(stored_as)) await world.call('removeImage', { image_uuid: removed }, { token: other.token })
        return files().get(name)
      },
    })
    expect(world.files.has(`${stored_as}-tile.webp`)).toBe(false)
    expect(await states([broken])).toEqual([[false, false]])
  })
})
