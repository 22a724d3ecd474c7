import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { photoFile } from './handlers.ts'
import { isValidPhotoLink } from './links.ts'
import { storedPhoto } from './queries.ts'

const photoLinkParts = z.object({ id: z.guid(), size: z.enum(['card', 'page']), e: z.string(), s: z.string() })

/** This is no call of the contract: an image tag sends no session, so the signature of the link admits the viewer. */
export function servePhotos(
  app: FastifyInstance,
  { db, files, secrets, clock }: { db: Db; files: Files; secrets: Secrets; clock: Clock },
) {
  app.get('/api/photo/:id/:size', async (request, reply) => {
    const link = photoLinkParts.safeParse({ ...(request.params as object), ...(request.query as object) })
    if (!link.success) throw new Refusal('not_found')
    const { id, size, e, s } = link.data
    if (!isValidPhotoLink(secrets, id, e, s, clock.now())) throw new Refusal('not_found')
    // The database is read on each request, so a photo that staff reject is gone at once, however long its link is good.
    const storedAs = await storedPhoto(db, id)
    const bytes = storedAs && (await files.get(photoFile(storedAs, size)))
    if (!bytes) throw new Refusal('not_found')
    return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(bytes)
  })
}
