import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './ContentFields.module.css'
import { contentWords } from './words.ts'

interface Props {
  label: string
  /** The address of the picture, or an empty string. */
  value: string
  onChange: (value: string) => void
}

/** Uploads a picture at once. It stays only if the draft that names it is saved. */
export function PictureField({ label, value, onChange }: Props) {
  const language = useLanguage()
  const t = contentWords(language)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const send = async (file: File) => {
    setError(null)
    setProgress(0)
    try {
      const sent = { file: { field: 'image', blob: file, name: 'picture' }, onProgress: setProgress }
      const { image, message } = await call('POST /office/site-picture', {}, sent)
      toast.success(message)
      onChange(image)
    } catch (failure) {
      setError(wordFailure(language, failure))
    } finally {
      setProgress(null)
    }
  }
  return (
    <>
      {value ? <img className={styles.picture} src={value} alt={label} /> : null}
      <Field label={label} error={error}>
        <FileDrop
          accept="image/png,image/jpeg,image/webp"
          onFile={file => void send(file)}
          progress={progress}
          words={{ choose: t.choose, sending: percent => t.sending(Math.round(percent)), rules: t.rules }}
        />
      </Field>
      {value ? (
        <Button kind="quiet" small onClick={() => onChange('')}>
          {t.dropPicture}
        </Button>
      ) : null}
    </>
  )
}
