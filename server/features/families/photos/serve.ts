import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { type PhotoSize, photoFile, photoSizes } from '#server/features/shared/stored-files/pictures.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { FileServing } from '#server/http/send-file.ts'
import type { Viewer, Viewers } from '#server/http/viewer.ts'
import type { Files } from '#server/ports/files.ts'
import { isValidPhotoLink, type Restriction } from './links.ts'
import { openPhoto, restrictedPhoto } from './queries.ts'
import { mayOpenPhoto } from './rules.ts'

// Path and query are read apart, so that a query cannot name another photo than the path.
const inPath = z.object({ id: z.guid(), size: z.enum(Object.keys(photoSizes) as PhotoSize[]) })
const inQuery = z.object({
  e: z.string(),
  s: z.string(),
  u: z.guid().optional(),
  v: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
})

interface PhotoServing extends FileServing {
  viewers: Viewers
}

/**
 * This is no call of the contract. An image tag sends no session, so the signature of the link admits whoever was given an
 * open photo. The page fetches a restricted one with its session, and the link is good for that member alone.
 */
export function servePhotos(app: FastifyInstance, { db, files, secrets, clock, viewers, gate }: PhotoServing) {
  app.get('/api/photo/:id/:size', (request, reply) => gate.runOrRefuse(() => answer(request, reply)))

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = inPath.safeParse(request.params)
    const query = inQuery.safeParse(request.query)
    if (!path.success || !query.success) throw new Refusal('not_found')
    const { id, size } = path.data
    const { e, s, u, v } = query.data
    const restriction = u !== undefined && v !== undefined ? { viewerId: u, epoch: Number(v) } : null
    const now = clock.now()
    if (!isValidPhotoLink(secrets, { id, size, expiresAt: e, signature: s, restriction }, now))
      throw new Refusal('not_found')
    // The database is read on each request, so that a photo is gone at once when it is withheld or removed, when staff
    // reject it, or when its member leaves, however long its link is good.
    const storedAs = restriction
      ? await restrictedFor(db, id, restriction, await viewers.byAuthorization(request.headers.authorization, now), now)
      : await openPhoto(db, id)
    const bytes = storedAs && (await readSize(files, storedAs, size))
    if (!bytes) throw new Refusal('not_found')
    // Who may see a restricted photo is decided at each request, and a browser with a cached copy would make none.
    const caching = restriction ? 'no-store' : 'private, max-age=3600'
    return reply
      .type('image/webp')
      .header('content-disposition', 'inline; filename="photo.webp"')
      .header('cache-control', caching)
      .header('vary', 'authorization')
      .send(bytes)
  }
}

/** A photo whose tile is not cut yet is shown as on a card. */
const readSize = async (files: Files, storedAs: string, size: PhotoSize) =>
  (await files.get(photoFile(storedAs, size))) ?? (size === 'tile' ? files.get(photoFile(storedAs, 'card')) : null)

/** Where a restricted photo is stored, if the link is this viewer's own and the viewer may still see the photo. */
async function restrictedFor(db: Db, id: string, { viewerId, epoch }: Restriction, viewer: Viewer | null, now: Date) {
  if (viewer?.id !== viewerId) return null
  const photo = await restrictedPhoto(db, id, viewerId)
  if (!photo || photo.epoch !== epoch) return null
  return mayOpenPhoto(photo, viewer, dayInIndia(now)) ? photo.storedAs : null
}
