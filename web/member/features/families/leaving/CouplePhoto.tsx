import { couplePhoto, photoMaxBytes } from '#domain/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Crop } from '#web/ui/files/Crop.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { pictureKinds } from '#web/ui/files/picture-fault.ts'
import { useFramedPicture } from '#web/ui/files/use-framed-picture.ts'
import type { HeldPicture } from '#web/ui/files/use-object-url.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './DeleteProfile.module.css'
import { leavingWords } from './words.ts'

type FramedPicture = ReturnType<typeof useFramedPicture>

export const useCouplePicture = (): FramedPicture =>
  useFramedPicture({ maxBytes: photoMaxBytes, limits: couplePhoto, words: leavingWords(useLanguage()) })

interface FieldProps {
  picture: FramedPicture
  photo: HeldPicture | null
  onRemove: () => void
}

/** The field for the couple's photo, which is uploaded after the story. */
export function CouplePhotoField({ picture, photo, onRemove }: FieldProps) {
  const t = leavingWords(useLanguage())
  return (
    <Field label={t.photo} group={photo !== null} error={picture.alert}>
      {photo ? (
        <div className={styles.couple}>
          <img src={photo.address} alt={t.chosenPhoto} />
          <Button small onClick={onRemove}>
            {t.removePhoto}
          </Button>
        </div>
      ) : (
        <FileDrop
          accept={pictureKinds}
          onFile={file => void picture.choose(file)}
          words={{ choose: t.choosePhoto, sending: t.sendingPhoto, rules: t.photoRules }}
        />
      )}
    </Field>
  )
}

interface FrameProps {
  address: string
  picture: FramedPicture
  onPhoto: (photo: Blob) => void
}

/** The dialog that crops the chosen photo. It is outside of the form, because a nested form would submit the outer one. */
export function CoupleFrame({ address, picture, onPhoto }: FrameProps) {
  const t = leavingWords(useLanguage())
  const [isBusy, run] = useBusy()
  const use = () =>
    run(async () => {
      const cut = await picture.cut()
      if (!cut) return
      onPhoto(cut)
      picture.cancel()
    })
  return (
    <Dialog
      eyebrow="फोटो"
      title={t.frameTitle}
      busy={isBusy}
      onClose={picture.cancel}
      onSubmit={use}
      footer={
        <Button kind="primary" type="submit" busy={isBusy}>
          {t.use}
        </Button>
      }
    >
      <Crop
        address={address}
        aspect={couplePhoto.aspect}
        onArea={picture.setArea}
        onUnreadable={picture.unreadable}
        onTurn={picture.turn}
        words={{ hint: t.frameHint, picture: t.chosenPhoto, frame: t.frameArea }}
      />
    </Dialog>
  )
}
