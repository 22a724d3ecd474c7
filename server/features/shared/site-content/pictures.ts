import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { keepUpload, noteUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { isSitePicture, reencodeOrRefuse } from '#server/features/shared/stored-files/pictures.ts'
import type { Gate } from '#server/http/gate.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'

const address = '/api/site-picture/'
const fileOf = (id: string) => `site/${id}`
const largest = { width: 1_280, height: 1_280, fit: 'inside', withoutEnlargement: true } as const

/** Stores a logo or banner, made anew as every picture is. The note erases it if no draft names it within the hour. */
export async function storePictureOrRefuse(
  { db, files }: { db: Db; files: Files },
  bytes: Buffer,
  now: Date,
): Promise<string> {
  const picture = await reencodeOrRefuse(
    bytes,
    largest,
    pixels => pixels().webp({ quality: 86 }).toBuffer(),
    isSitePicture,
  )
  const id = newId(now)
  await noteUpload(db, fileOf(id))
  await files.put(fileOf(id), picture, 'image/webp')
  return `${address}${id}`
}

/** A picture that a draft names stays for ever, because one may go back to any version. */
export async function keepPictures(trx: Db, body: unknown): Promise<void> {
  const named = JSON.stringify(body).matchAll(/\/api\/site-picture\/([0-9a-f-]{36})/g)
  for (const [, id = ''] of named) await keepUpload(trx, fileOf(id))
}

const inPath = z.object({ id: z.guid() })

/** The pictures of the site, for everybody. An address never gets another picture. */
export function serveSitePictures(app: FastifyInstance, { files, gate }: { files: Files; gate: Gate }): void {
  app.get(`${address}:id`, (request, reply) =>
    gate.runOrRefuse(async () => {
      const path = inPath.safeParse(request.params)
      const bytes = path.success ? await files.get(fileOf(path.data.id.toLowerCase())) : null
      if (!bytes) throw new Refusal('not_found')
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'inline; filename="picture.webp"')
        .send(bytes)
    }),
  )
}
