import { IconPhoto } from '@tabler/icons-react'
import { faceArea, faceShape } from '#domain/families/face.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { cropWords } from '#web/ui/files/crop-words.ts'
import { PartFrame } from '#web/ui/files/PartFrame.tsx'
import { pictureKinds } from '#web/ui/files/picture-fault.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { registerWords } from '../words.ts'
import styles from './PhotoChoice.module.css'
import type { Photo } from './use-photo.ts'

export function PhotoChoice({ photo }: { photo: Photo }) {
  const language = useLanguage()
  const words = registerWords(language)
  const { chosen } = photo
  return (
    <>
      <div className={styles.photo}>
        <div className={classNames(styles.frame, chosen && styles.full)}>
          {chosen ? (
            <PartFrame
              key={chosen.address}
              className={styles.face}
              address={chosen.address}
              aspect={faceShape}
              partOf={picture => faceArea(picture, null)}
              onMiddle={photo.setFace}
              words={{ picture: words.photoAlt, frame: words.cropArea }}
            />
          ) : (
            <Icon of={IconPhoto} />
          )}
        </div>
        <div className={styles.side}>
          <label className={buttonClass({}, styles.pick)}>
            {chosen ? words.changePhoto : words.choosePhoto}
            <input
              type="file"
              className="visually-hidden"
              accept={pictureKinds}
              onChange={event => {
                const picked = event.currentTarget.files?.[0]
                // A browser reports no change when the same file is chosen again, unless the value was cleared.
                event.currentTarget.value = ''
                if (picked) void photo.choose(picked)
              }}
            />
          </label>
          {chosen ? (
            <>
              <Button kind="quiet" small onClick={photo.remove}>
                {words.removePhoto}
              </Button>
              <Hint>{cropWords(language).placeFace}</Hint>
            </>
          ) : (
            <Hint>{words.photoRules}</Hint>
          )}
        </div>
      </div>
      {photo.alert ? <Notice kind="bad">{photo.alert}</Notice> : null}
    </>
  )
}
