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
  file: File
  onBack: () => void
  onClose: () => void
}

/** Shows the picture that was made. Sharing needs a press of its own: a phone refuses one that comes long after the press. */
export function PictureView({ file, onBack, onClose }: Props) {
  const say = biodataWords(useLanguage())
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const share = async () => {
    try {
      await navigator.share({ files: [file] })
    } catch (failure) {
      // A member who leaves the phone's own dialog has changed their mind, which is no failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) toast.error(say.notShared)
    }
  }
  return (
    <Dialog
      eyebrow="बायोडाटा"
      title={say.picture}
      closeLabel={say.close}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onBack}>
            {say.again}
          </Button>
          <ButtonLink href={address} download={file.name} {...(!canShare(file) && { kind: 'primary' })}>
            <Icon of={IconDownload} />
            {say.save}
          </ButtonLink>
          {canShare(file) ? (
            <Button kind="primary" onClick={() => void share()}>
              <Icon of={IconShare} />
              {say.share}
            </Button>
          ) : null}
        </>
      }
    >
      {address ? (
        <a href={address} target="_blank" rel="noopener">
          <img className={styles.picture} src={address} alt={say.pictureAlt} />
        </a>
      ) : null}
    </Dialog>
  )
}
