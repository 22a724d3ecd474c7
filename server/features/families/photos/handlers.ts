import { photosPerMember } from '#domain/limits.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { type Limits, storedUploads } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { orderPhotos, readOwnPhotos, removePhoto, writePhotoPrivacy } from './own-photos.ts'
import { presentOwnPhotos } from './present.ts'
import { refuseUpload } from './rules.ts'
import { placeFace, storePhoto } from './store-photo.ts'
import { photoMessages, photoSentences } from './words.ts'

interface PhotoDependencies {
  db: Db
  files: Files
  secrets: Secrets
  config: Pick<Config, 'photoReview'>
  limits: Limits
}
type PhotoCalls = 'ownImages' | 'addPhoto' | 'placeFace' | 'removeImage' | 'orderImages' | 'setPhotoPrivacy'

export function photoHandlers({ db, files, secrets, config, limits }: PhotoDependencies): HandlersOf<PhotoCalls> {
  const ownPhotos = async (memberId: string, now: Date) =>
    presentOwnPhotos(memberId, await readOwnPhotos(db, memberId), secrets, now)
  const refuseThird = () => new Refusal('conflict', { sentence: photoSentences.tooMany })

  return {
    ownImages: ({ viewer, now }) => ownPhotos(viewer.id, now),

    async addPhoto({ input, viewer, file, now, language }) {
      refuseUpload(viewer, input, file.bytes.length)
      if ((await ownPhotos(viewer.id, now)).count >= photosPerMember) throw refuseThird()

      const { id, status, isStored } = await storePhoto(
        { db, files, config },
        { memberId: viewer.id, bytes: file.bytes, face: input.face ?? null, now },
      )
      if (!isStored) throw refuseThird()
      const words = photoMessages(language)
      const { list } = await ownPhotos(viewer.id, now)
      const image = list.find(photo => photo.uuid === id)?.image ?? ''
      return { message: status === 'waiting' ? words.addedForReview : words.added, uuid: id, image }
    },

    async placeFace({ input: { image_uuid, face }, viewer, now, language }) {
      await limits.countOrRefuse(`uploads ${viewer.id}`, storedUploads)
      const placed = { memberId: viewer.id, id: image_uuid.toLowerCase(), face, now }
      if (!(await placeFace({ db, files }, placed))) throw new Refusal('not_found')
      return { message: photoMessages(language).facePlaced }
    },

    async removeImage({ input, viewer, language }) {
      // Another member's photo does not exist for this caller.
      if (!(await removePhoto(db, viewer.id, input.image_uuid.toLowerCase()))) throw new Refusal('not_found')
      return { message: photoMessages(language).removed }
    },

    async orderImages({ input, viewer, language }) {
      const order = [...new Set(input.images.map(id => id.toLowerCase()))]
      if (!(await orderPhotos(db, viewer.id, order)))
        throw new Refusal('conflict', { sentence: photoSentences.otherPhotos })
      return { message: photoMessages(language).ordered }
    },

    async setPhotoPrivacy({ input, viewer, language }) {
      await writePhotoPrivacy(db, viewer.id, input.photo_privacy)
      return { message: photoMessages(language).privacy(input.photo_privacy) }
    },
  }
}
