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

// Path and query are read apart, so that a query cannot name another photo than the path.
const inPath = z.object({ id: z.guid(), size: z.enum(['card', 'page']) })
const inQuery = z.object({ e: z.string(), s: z.string() })

/** This is no call of the contract: an image tag sends no session, so the signature of the link admits the viewer. */
export function servePhotos(
  app: FastifyInstance,
  { db, files, secrets, clock }: { db: Db; files: Files; secrets: Secrets; clock: Clock },
) {
  app.get('/api/photo/:id/:size', async (request, reply) => {
    const path = inPath.safeParse(request.params)
    const query = inQuery.safeParse(request.query)
    if (!path.success || !query.success) throw new Refusal('not_found')
    const { id, size } = path.data
    const link = { id, size, expiresAt: query.data.e, signature: query.data.s }
    if (!isValidPhotoLink(secrets, link, clock.now())) throw new Refusal('not_found')
    // The database is read on each request, so that a photo is gone at once when staff reject it or its member leaves,
    // however long its link is good.
    const storedAs = await storedPhoto(db, id)
    const bytes = storedAs && (await files.get(photoFile(storedAs, size)))
    if (!bytes) throw new Refusal('not_found')
    return reply
      .type('image/webp')
      .header('content-disposition', 'inline; filename="photo.webp"')
      .header('cache-control', 'private, max-age=3600')
      .send(bytes)
  })
}
