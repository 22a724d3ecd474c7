import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { CameraDialog } from './CameraDialog.tsx'
import styles from './Counter.module.css'
import type { Slip } from './queries.ts'
import { counterWords } from './words.ts'

/** A photo of the candidate, from the camera at the counter or from a file. */
export function PhotoPart({ slip, onDone }: { slip: Slip; onDone: () => Promise<unknown> }) {
  const language = useLanguage()
  const t = counterWords(language)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isTaking, setIsTaking] = useState(false)
  const send = async (photo: Blob) => {
    setIsTaking(false)
    setError(null)
    setProgress(0)
    try {
      const sent = { file: { field: 'image', blob: photo, name: 'photo.jpg' }, onProgress: setProgress }
      toast.success((await call('POST /office/counter/photo', { uuid: slip.uuid }, sent)).message)
      await onDone()
    } catch (failure) {
      setError(wordFailure(language, failure))
    } finally {
      setProgress(null)
    }
  }
  return (
    <Card as="section" className={styles.section} data-screen-only>
      <h2>{t.photo}</h2>
      {slip.photos > 0 ? <p>{t.photos(digits(language, slip.photos))}</p> : null}
      {slip.may_add_photo ? (
        <>
          <div className={styles.buttons}>
            <Button disabled={progress !== null} onClick={() => setIsTaking(true)}>
              <Icon of={IconCamera} />
              {t.camera}
            </Button>
          </div>
          <Field label={t.chooseFile} error={error}>
            <FileDrop
              accept="image/png,image/jpeg"
              onFile={file => void send(file)}
              progress={progress}
              words={{
                choose: t.chooseFile,
                sending: percent => t.sending(digits(language, percent)),
                rules: t.photoRules,
              }}
            />
          </Field>
        </>
      ) : (
        <p>{t.photoFull}</p>
      )}
      {isTaking ? (
        <CameraDialog
          onPhoto={photo => void send(photo)}
          onFailure={() => {
            setIsTaking(false)
            setError(t.noCamera)
          }}
          onClose={() => setIsTaking(false)}
        />
      ) : null}
    </Card>
  )
}
