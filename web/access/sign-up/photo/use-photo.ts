import { useState } from 'react'
import type { FacePoint } from '#domain/families/face.ts'
import { framedPhoto, photoMaxBytes } from '#domain/limits.ts'
import { useFramedPicture } from '#web/ui/files/use-framed-picture.ts'
import { useObjectUrl } from '#web/ui/files/use-object-url.ts'
import { useLanguage } from '#web/ui/language.ts'
import { registerWords } from '../words.ts'

/** The state of the photo: chosen, cropped, and scaled down to be sent. */
export function usePhoto() {
  const words = registerWords(useLanguage())
  const { cut, ...picture } = useFramedPicture({
    maxBytes: photoMaxBytes,
    limits: framedPhoto,
    words: { kind: words.photoKind, size: words.photoSize },
  })
  const [chosen, holdChosen] = useObjectUrl()
  const [face, setFace] = useState<FacePoint | null>(null)
  return {
    ...picture,
    chosen,
    setFace,
    /** What is sent. Null where no photo was chosen. */
    sent: chosen && { blob: chosen.blob, face },
    use: async () => {
      const photo = await cut()
      if (!photo) return
      holdChosen(photo)
      setFace(null)
      picture.cancel()
    },
    remove: () => holdChosen(null),
  }
}
export type Photo = ReturnType<typeof usePhoto>
