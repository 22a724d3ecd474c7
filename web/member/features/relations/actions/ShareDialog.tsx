import { IconBrandFacebook, IconBrandWhatsapp, IconCopy, IconShare } from '@tabler/icons-react'
import { useWithSiteName } from '#web/member/parts/use-with-site-name.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { dialogWords } from './dialog-words.ts'
import styles from './ShareDialog.module.css'
import { facebookLink, profileLink, sharePopup, whatsappShareLink } from './share-links.ts'
import { shareWords } from './share-words.ts'
import { actionWords } from './words.ts'

interface Props {
  memberId: string
  onClose: () => void
}

const popUp = (address: string) => window.open(address, '_blank', sharePopup)

export function ShareDialog({ memberId, onClose }: Props) {
  const language = useLanguage()
  const t = { ...actionWords(language), ...dialogWords(language) }
  const sentence = useWithSiteName()(shareWords(language).sentence)
  const link = profileLink(memberId, location.origin)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t.copied)
    } catch {
      toast.error(t.notCopied)
    }
  }
  // A member who closes the phone's share dialog has changed their mind, which is no failure.
  const shareByPhone = () => navigator.share({ text: sentence, url: link }).catch(() => undefined)
  return (
    <Dialog eyebrow="माहिती पाठवा" title={t.share} hint={t.shareHelp} onClose={onClose}>
      <Field label={t.link}>
        <TextInput readOnly value={link} onChange={() => undefined} onFocus={event => event.currentTarget.select()} />
      </Field>
      <div className={styles.ways}>
        <Button kind="primary" onClick={() => void copy()}>
          <Icon of={IconCopy} />
          {t.copyLink}
        </Button>
        <Button onClick={() => popUp(whatsappShareLink(sentence, link))}>
          <Icon of={IconBrandWhatsapp} />
          {t.whatsapp}
        </Button>
        <Button onClick={() => popUp(facebookLink(link))}>
          <Icon of={IconBrandFacebook} />
          {t.facebook}
        </Button>
        {'share' in navigator ? (
          <Button onClick={() => void shareByPhone()}>
            <Icon of={IconShare} />
            {t.otherApp}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
