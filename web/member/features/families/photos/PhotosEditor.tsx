import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { framedPhoto, type Gender, photoMaxBytes, photosPerMember } from '#domain/limits.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { type OwnPhotos, ownPhotosQuery } from '#web/member/parts/own-photos-query.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { pictureKinds } from '#web/ui/files/picture-fault.ts'
import { useFramedPicture } from '#web/ui/files/use-framed-picture.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { returnFocusTo } from '#web/ui/open-dialogs.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { FaceDialog } from './FaceDialog.tsx'
import { OwnPhoto } from './OwnPhoto.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import styles from './PhotosEditor.module.css'
import { PrivacyChoice } from './PrivacyChoice.tsx'
import { usePhotoChanges } from './use-photo-changes.ts'
import { useSharedPhoto } from './use-shared-photo.ts'
import { photoWords } from './words.ts'

/** The member's own photos: two at most, their order, and who sees them. */
export function PhotosEditor({ gender }: { gender: Gender }) {
  const t = photoWords(useLanguage())
  const { data, error, refetch } = useQuery(ownPhotosQuery)
  const { placeFace, remove, order, choosePrivacy, refresh } = usePhotoChanges()
  const picture = useFramedPicture({ maxBytes: photoMaxBytes, limits: framedPhoto, words: t })
  const [removing, setRemoving] = useState<string | null>(null)
  const [placing, setPlacing] = useState<OwnPhotos['list'][number] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const photos = useRef<HTMLUListElement>(null)
  useSharedPhoto(data !== undefined, photo => {
    if (!photo) toast.error(t.notShared)
    else if ((data?.list.length ?? 0) >= photosPerMember) toast.error(t.tooMany)
    else void picture.choose(photo)
  })
  if (!data)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton className={styles.skeleton} />
  const { list, rejected, photo_privacy } = data
  const isFull = list.length >= photosPerMember
  const makeFirst = (uuid: string) =>
    void order([uuid, ...list.map(photo => photo.uuid).filter(other => other !== uuid)])
  const dismiss = async (uuid: string) => {
    // The pressed button has disappeared with its notice.
    if (await remove(uuid)) heading.current?.focus()
  }
  const removeAsked = async (uuid: string) => {
    const at = list.findIndex(photo => photo.uuid === uuid)
    const isDone = await remove(uuid)
    // The next photo has this position now, or the button to add another.
    if (isDone)
      returnFocusTo(() => {
        const next = photos.current?.querySelectorAll<HTMLElement>('li')[at]
        return next?.querySelector('input') ?? next
      })
    return isDone
  }
  return (
    <Card as="section" className={styles.room} aria-labelledby="own-photos">
      <div className={classNames('apart', styles.head)}>
        <h2 id="own-photos" ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        {isFull ? <Button onClick={() => toast.error(t.tooMany)}>{t.upload}</Button> : null}
      </div>
      <Hint>{t.help}</Hint>
      {rejected.map(({ uuid, reason }) => (
        <Notice key={uuid} kind="bad">
          <div className={classNames('apart', styles.rejected)}>
            {t.rejected(reason)}
            <Button small onClick={() => void dismiss(uuid)}>
              {t.understood}
            </Button>
          </div>
        </Notice>
      ))}
      <ul ref={photos} className={styles.photos}>
        {list.map((photo, at) => (
          <OwnPhoto
            key={photo.uuid}
            photo={photo}
            n={at + 1}
            total={list.length}
            gender={gender}
            onMakeFirst={() => makeFirst(photo.uuid)}
            onPlaceFace={() => setPlacing(photo)}
            onRemove={() => setRemoving(photo.uuid)}
          />
        ))}
        {isFull ? null : (
          <li className={styles.add}>
            <Field label={t.upload} labelHidden error={picture.alert}>
              <FileDrop
                accept={pictureKinds}
                onFile={file => void picture.choose(file)}
                words={{ choose: t.upload, sending: t.sending, rules: t.rules }}
              />
            </Field>
          </li>
        )}
      </ul>
      <PrivacyChoice privacy={photo_privacy} onChoose={choosePrivacy} />
      {picture.framing ? <PhotoDialog address={picture.framing} picture={picture} onSent={refresh} /> : null}
      {placing ? (
        <FaceDialog photo={placing} onPlace={face => placeFace(placing.uuid, face)} onClose={() => setPlacing(null)} />
      ) : null}
      {removing ? (
        <ConfirmDialog
          eyebrow="फोटो"
          title={t.removeQuestion}
          words={{ confirm: t.remove, cancel: t.keep }}
          onConfirm={() => removeAsked(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{t.removeHelp}</p>
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
