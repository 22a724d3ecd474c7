import { IconPhoto } from '@tabler/icons-react'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { registerWords } from '../words.ts'
import type { Photo } from './use-photo.ts'
import './photo.css'
import { useLanguage } from '#web/ui/language.ts'

export function PhotoChoice({ photo }: { photo: Photo }) {
  const words = registerWords(useLanguage())
  const { chosen } = photo
  return (
    <>
      <div className="photo">
        <div className={chosen ? 'photo-frame full' : 'photo-frame'}>
          {chosen ? <img src={chosen.address} alt={words.photoAlt} /> : <Icon of={IconPhoto} />}
        </div>
        <div className="photo-side">
          <label className="btn sec pick">
            {chosen ? words.changePhoto : words.choosePhoto}
            <input
              type="file"
              className="sr"
              accept="image/jpeg,image/png"
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
            <p className="hint">{words.photoRules}</p>
          )}
        </div>
      </div>
      {photo.alert ? <Notice kind="bad">{photo.alert}</Notice> : null}
    </>
  )
}
