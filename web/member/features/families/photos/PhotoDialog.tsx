import { useState } from 'react'
import { framedPhoto } from '#domain/limits.ts'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { leaveIfEnded } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Crop } from '#web/ui/files/Crop.tsx'
import type { useFramedPicture } from '#web/ui/files/use-framed-picture.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './PhotoDialog.module.css'
import { photoWords } from './words.ts'

interface Props {
  address: string
  picture: ReturnType<typeof useFramedPicture>
  /** Called when the server has the photo. */
  onSent: () => Promise<unknown>
}

/** Lets the member crop a photo, then shrinks and uploads it. A slow upload shows its progress, a failed one can be repeated. */
export function PhotoDialog({ address, picture, onSent }: Props) {
  const language = useLanguage()
  const t = photoWords(language)
  const [busy, run] = useBusy()
  /** Null while the photo is being shrunk. */
  const [percent, setPercent] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const send = () =>
    run(async () => {
      setFailure(null)
      setPercent(null)
      const photo = await picture.cut()
      if (!photo) return
      try {
        const file = { field: 'image', blob: photo, name: 'photo.jpg' }
        const { message } = await call('POST /user/add/photo', {}, { file, onProgress: setPercent })
        await onSent()
        toast.success(message)
        picture.cancel()
      } catch (error) {
        if (!leaveIfEnded(error)) setFailure(wordFailure(language, error))
      }
    })
  const progress = percent === null ? t.preparing : percent < 100 ? t.sending(Math.round(percent)) : t.checking
  return (
    <Dialog
      eyebrow="फोटो"
      title={t.frameTitle}
      busy={busy}
      onClose={picture.cancel}
      onSubmit={send}
      top={
        // The message is above the frame, where a phone shows it without scrolling.
        busy ? (
          <div className={classNames(styles.state, styles.progress)}>
            <progress value={percent ?? undefined} max={100} aria-label={progress} />
            <span className="numeric">{progress}</span>
          </div>
        ) : failure ? (
          <div className={styles.state}>
            <Notice kind="bad">{failure}</Notice>
          </div>
        ) : null
      }
      footer={
        <>
          <Button onClick={() => (busy ? undefined : picture.cancel())}>{t.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {failure ? t.sendAgain : t.send}
          </Button>
        </>
      }
    >
      <Crop
        address={address}
        tallest={framedPhoto.tallest}
        onArea={picture.setArea}
        onUnreadable={picture.unreadable}
        onTurn={picture.turn}
        words={{ hint: t.frameHint, picture: t.framed, frame: t.frameArea }}
      />
    </Dialog>
  )
}
