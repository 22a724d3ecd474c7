import { memberPhotoMaxBytes, photosPerMember } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { photoLink } from './links.ts'
import { makePhotoOrRefuse, type PhotoSize } from './pictures.ts'
import { insertPhoto, readPhotos } from './queries.ts'
import { photoMessages, photoSentences } from './words.ts'

export const photoFile = (storedAs: string, size: PhotoSize) => `${storedAs}-${size}.webp`

export function photoHandlers({
  db,
  files,
  secrets,
}: {
  db: Db
  files: Files
  secrets: Secrets
}): HandlersOf<'addPhoto' | 'ownImages'> {
  return {
    async ownImages({ viewer, now }) {
      const photos = await readPhotos(db, viewer.id)
      const list = photos.map(({ id }) => ({ uuid: id, image: photoLink(secrets, id, 'page', now) }))
      return { count: list.length, list, next_offset: null }
    },
    async addPhoto({ input, viewer, file, now, language }) {
      if (input.id && input.id.toLowerCase() !== viewer.id) throw new Refusal('not_yours')
      // Before the contact is verified, only the photo of the registration is accepted.
      if (!viewer.verified && !(input.type === 'REGISTER' && input.id)) throw new Refusal('unverified')
      // A registration's photo may be larger, and only somebody who is not verified yet registers.
      if ((viewer.verified || input.type !== 'REGISTER') && file.bytes.length > memberPhotoMaxBytes)
        throw new Refusal('file_too_large', { sentence: photoSentences.tooLarge })
      const tooMany = () => new Refusal('conflict', { sentence: photoSentences.tooMany })
      if ((await readPhotos(db, viewer.id)).length >= photosPerMember) throw tooMany()

      const sizes = await makePhotoOrRefuse(file.bytes)
      const id = newId(now)
      const storedAs = `photos/${id}`
      for (const size of Object.keys(sizes) as PhotoSize[])
        await files.put(photoFile(storedAs, size), sizes[size], 'image/webp')
      if (!(await insertPhoto(db, { id, memberId: viewer.id, storedAs, now }))) {
        for (const size of Object.keys(sizes) as PhotoSize[]) await files.remove(photoFile(storedAs, size))
        throw tooMany()
      }
      return { message: photoMessages(language).added, uuid: id, image: photoLink(secrets, id, 'page', now) }
    },
  }
}
