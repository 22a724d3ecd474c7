import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { keys, read, write } from '#web/api/storage.ts'
import { switchLanguage } from '#web/session/language-choice.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './LanguageOffer.module.css'
import { publicWords } from './public-words.ts'

const wantsMarathi = () => navigator.languages.some(language => /^mr\b/i.test(language))

/** Offers Marathi once, if the browser prefers it and nobody has chosen a language yet. */
export function LanguageOffer() {
  const language = useLanguage()
  const t = publicWords(language)
  const [isOffered, setIsOffered] = useState(false)
  // The server does not know the browser's choice, so the offer is drawn after hydration.
  useEffect(() => {
    setIsOffered(language === 'en' && !read(keys.language) && !read(keys.languageOffer) && wantsMarathi())
  }, [language])
  if (!isOffered) return null
  const decline = () => {
    write(keys.languageOffer, 'N')
    setIsOffered(false)
  }
  return (
    <aside className={styles.offer} lang="mr">
      <p>{t.languageOffer}</p>
      <Button kind="primary" small onClick={() => switchLanguage('mr')}>
        {t.readInMarathi}
      </Button>
      <IconButton aria-label={t.stayWithEnglish} onClick={decline}>
        <Icon of={IconX} />
      </IconButton>
    </aside>
  )
}
