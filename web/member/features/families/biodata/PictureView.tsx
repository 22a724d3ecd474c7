import { IconDownload, IconShare } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { canShare } from './make-biodata.ts'
import styles from './PictureView.module.css'
import { biodataWords } from './words.ts'

interface Props {
  files: File[]
  onBack: () => void
  onClose: () => void
}

/** Shows the pictures of a biodata, most often one. Sharing needs a press of its own: a phone refuses it long after a press. */
export function PictureView({ files, onBack, onClose }: Props) {
  const t = biodataWords(useLanguage())
  const [pictures, setPictures] = useState<{ name: string; address: string }[]>([])
  useEffect(() => {
    const addresses = files.map(file => ({ name: file.name, address: URL.createObjectURL(file) }))
    setPictures(addresses)
    return () => {
      for (const { address } of addresses) URL.revokeObjectURL(address)
    }
  }, [files])
  const share = async () => {
    try {
      await navigator.share({ files })
    } catch (failure) {
      // A member who closes the phone's share dialog has changed their mind, which is no failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) toast.error(t.notShared)
    }
  }
  return (
    <Dialog
      eyebrow="बायोडाटा"
      title={t.picture}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onBack}>
            {t.again}
          </Button>
          {pictures.map(({ name, address }, index) => (
            <ButtonLink key={name} href={address} download={name} {...(!canShare(files) && { kind: 'primary' })}>
              <Icon of={IconDownload} />
              {pictures.length === 1 ? t.save : t.saveOne(index + 1)}
            </ButtonLink>
          ))}
          {canShare(files) ? (
            <Button kind="primary" onClick={() => void share()}>
              <Icon of={IconShare} />
              {t.share}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="stack-4">
        {pictures.map(({ name, address }, index) => (
          <a key={name} href={address} target="_blank" rel="noopener">
            <img
              className={styles.picture}
              src={address}
              alt={pictures.length === 1 ? t.pictureAlt : t.pictureOf(index + 1, pictures.length)}
            />
          </a>
        ))}
      </div>
    </Dialog>
  )
}
