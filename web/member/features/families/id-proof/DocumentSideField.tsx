import { IconFileTypePdf } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { usePictureSource } from '#web/ui/photos/private-pictures.ts'
import styles from './DocumentSideField.module.css'
import { documentFault, documentKinds } from './rules.ts'
import { idWords } from './words.ts'

interface Props {
  label: string
  labelHidden: boolean
  required: boolean
  error: string | undefined
  saved: { address: string; name: string } | null
  picked: File | undefined
  /** The progress of the upload, in percent. */
  progress: number | null
  onPick: (file: File | undefined) => void
  onRemove: () => void
}

/** One side of the document: the saved file, the file just picked, or an empty field. */
export function DocumentSideField(props: Props) {
  const { label, labelHidden, required, error, saved, picked, progress, onPick, onRemove } = props
  const t = idWords(useLanguage())
  const [fault, setFault] = useState<string | null>(null)
  const pick = async (file: File) => {
    const refused = await documentFault(file)
    // This message replaces an older one, because it is about the file just picked.
    setFault(refused && t[refused])
    if (!refused) onPick(file)
  }
  const drop = (
    <FileDrop
      accept={documentKinds}
      onFile={file => void pick(file)}
      progress={progress}
      words={{ choose: t.choose, sending: t.sending, rules: t.rules }}
    />
  )
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      required={required}
      group={Boolean(picked ?? saved)}
      error={fault ?? error}
    >
      {picked && progress === null ? (
        <Shown name={picked.name} picture={<Picked file={picked} alt={label} />}>
          <Button small kind="quiet" onClick={() => onPick(undefined)}>
            {t.remove}
          </Button>
        </Shown>
      ) : saved && !picked ? (
        <Shown name={saved.name} picture={<SavedPicture {...saved} alt={label} />}>
          <Button small kind="quiet" aria-label={`${t.remove}: ${label}`} onClick={onRemove}>
            {t.remove}
          </Button>
        </Shown>
      ) : (
        drop
      )}
    </Field>
  )
}

function Shown({ name, picture, children }: { name: string; picture: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.shown}>
      <div className={styles.picture}>{picture}</div>
      <p className={styles.name}>{name}</p>
      <div className="row-2">{children}</div>
    </div>
  )
}

function SavedPicture({ address, alt }: { address: string; alt: string }) {
  const { source } = usePictureSource(address, false)
  return source ? <img src={source} alt={alt} /> : null
}

/** A PDF is shown as the picture that the server renders, because the browser's reader would run scripts in it. */
const Picked = ({ file, alt }: { file: File; alt: string }) =>
  file.name.toLowerCase().endsWith('.pdf') ? (
    <Icon of={IconFileTypePdf} className={styles.pdf} />
  ) : (
    <PickedPicture file={file} alt={alt} />
  )

function PickedPicture({ file, alt }: { file: File; alt: string }) {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setSource(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return source ? <img src={source} alt={alt} /> : null
}
