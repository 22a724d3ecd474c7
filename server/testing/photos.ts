import sharp from 'sharp'
import { photoSizes } from '#server/features/shared/stored-files/pictures.ts'
import { newId } from '#server/ports/ids.ts'
import type { TestMember } from './members.ts'
import type { TestWorld } from './world.ts'

/** A small picture with everything in it that must not survive. */
export const picture = (format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 900) =>
  sharp({ create: { width, height: 1200, channels: 3, background: '#8F1A2C' } })
    .withExif({ IFD0: { Artist: 'a camera that knows the place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer()

interface Upload {
  fields?: Record<string, string>
  name?: string
  field?: string
  path?: string
}

/** Sends a file as the form of the page does. */
export async function uploads(
  world: TestWorld,
  { token }: { token: string },
  bytes: Buffer,
  { fields = {}, name = 'photo.jpg', field = 'image', path = '/user/add/photo' }: Upload = {},
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append(field, new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return world.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Gives a member a photo without an upload, for tests that are not about uploading. Returns its id. */
export async function hasPhoto(
  { db, clock, files }: TestWorld,
  { id: memberId }: Pick<TestMember, 'id'>,
  change: { position?: number; status?: 'shown' | 'waiting' | 'rejected' } = {},
): Promise<string> {
  const now = clock.now()
  const id = newId(now)
  const stored_as = `photos/${id}`
  for (const size of Object.keys(photoSizes)) files.set(`${stored_as}-${size}.webp`, Buffer.from(`${id} ${size}`))
  await db
    .insertInto('photos')
    .values({
      id,
      member_id: memberId,
      position: 0,
      stored_as,
      rejection_reason: null,
      added_at: now,
      has_tile: true,
      ...change,
    })
    .execute()
  return id
}
