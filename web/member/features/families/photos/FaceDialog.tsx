import { useState } from 'react'
import { type FacePoint, faceArea, faceShape } from '#domain/families/face.ts'
import type { OwnPhotos } from '#web/member/parts/own-photos-query.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { cropWords } from '#web/ui/files/crop-words.ts'
import { PartFrame } from '#web/ui/files/PartFrame.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { usePictureSource } from '#web/ui/photos/private-pictures.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './PhotoDialog.module.css'
import { photoWords } from './words.ts'

interface Props {
  photo: OwnPhotos['list'][number]
  /** Resolves to whether it was kept. */
  onPlace: (face: FacePoint) => Promise<boolean>
  onClose: () => void
}

/** Lets the member say which part of a photo the lists show. */
export function FaceDialog({ photo, onPlace, onClose }: Props) {
  const language = useLanguage()
  const t = photoWords(language)
  const { source } = usePictureSource(photo.image, false)
  const [face, setFace] = useState<FacePoint | null>(null)
  const [busy, run] = useBusy()
  const keep = () =>
    run(async () => {
      if (!face || (await onPlace(face))) onClose()
    })
  return (
    <Dialog
      eyebrow="फोटो"
      title={t.placeFace}
      hint={cropWords(language).placeFace}
      busy={busy}
      onClose={onClose}
      onSubmit={keep}
      footer={
        <>
          <Button onClick={() => (busy ? undefined : onClose())}>{t.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {t.keepFace}
          </Button>
        </>
      }
    >
      {source ? (
        <PartFrame
          className={styles.face}
          address={source}
          aspect={faceShape}
          partOf={picture => faceArea(picture, photo.face)}
          onMiddle={setFace}
          words={{ picture: t.framed, frame: t.frameArea }}
        />
      ) : (
        <div className={styles.face} />
      )}
    </Dialog>
  )
}
