import { IconBrandFacebook, IconBrandWhatsapp, IconCopy, IconShare } from '@tabler/icons-react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './ShareWays.module.css'
import { facebookLink, sharePopup, whatsappShareLink } from './share-links.ts'
import { shareWords } from './share-words.ts'

interface Props {
  link: string
  /** Goes with the link, because a bare one looks like fraud. */
  sentence: string
  label: string
  copy: string
  /** Facebook shows a link to everybody, which a page without login is not for. */
  isForEverybody?: boolean
}

const popUp = (address: string) => window.open(address, '_blank', sharePopup)

/** A link, and the ways to send it. */
export function ShareWays({ link, sentence, label, copy, isForEverybody = false }: Props) {
  const t = shareWords(useLanguage())
  const copyLink = async () => {
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
    <>
      <Field label={label}>
        <TextInput readOnly value={link} onChange={() => undefined} onFocus={event => event.currentTarget.select()} />
      </Field>
      <div className={styles.ways}>
        <Button kind="primary" onClick={() => void copyLink()}>
          <Icon of={IconCopy} />
          {copy}
        </Button>
        <Button onClick={() => popUp(whatsappShareLink(sentence, link))}>
          <Icon of={IconBrandWhatsapp} />
          {t.whatsapp}
        </Button>
        {isForEverybody ? (
          <Button onClick={() => popUp(facebookLink(link))}>
            <Icon of={IconBrandFacebook} />
            {t.facebook}
          </Button>
        ) : null}
        {'share' in navigator ? (
          <Button onClick={() => void shareByPhone()}>
            <Icon of={IconShare} />
            {t.otherApp}
          </Button>
        ) : null}
      </div>
    </>
  )
}
