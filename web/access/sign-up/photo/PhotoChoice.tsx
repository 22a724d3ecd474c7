import { IconPhoto } from '@tabler/icons-react'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { pictureKinds } from '#web/ui/files/picture-fault.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { registerWords } from '../words.ts'
import styles from './PhotoChoice.module.css'
import type { Photo } from './use-photo.ts'

export function PhotoChoice({ photo }: { photo: Photo }) {
  const words = registerWords(useLanguage())
  const { chosen } = photo
  return (
    <>
      <div className={styles.photo}>
        <div className={classNames(styles.frame, chosen && styles.full)}>
          {chosen ? <img src={chosen.address} alt={words.photoAlt} /> : <Icon of={IconPhoto} />}
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
            <Button kind="quiet" small onClick={photo.remove}>
              {words.removePhoto}
            </Button>
          ) : (
            <Hint>{words.photoRules}</Hint>
          )}
        </div>
      </div>
      {photo.alert ? <Notice kind="bad">{photo.alert}</Notice> : null}
    </>
  )
}
