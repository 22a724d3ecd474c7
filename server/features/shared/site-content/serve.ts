import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Gate } from '#server/http/gate.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Files } from '#server/ports/files.ts'
import { pictureAddress, pictureFile } from './pictures.ts'

const inPath = z.object({ id: z.guid() })

/** Serves the pictures of the site to everybody. The picture of an address never changes. */
export function serveSitePictures(app: FastifyInstance, { files, gate }: { files: Files; gate: Gate }): void {
  app.get(`${pictureAddress}:id`, (request, reply) =>
    gate.runOrRefuse(async () => {
      const path = inPath.safeParse(request.params)
      const bytes = path.success ? await files.get(pictureFile(path.data.id.toLowerCase())) : null
      if (!bytes) throw new Refusal('not_found')
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'inline; filename="picture.webp"')
        .send(bytes)
    }),
  )
}
