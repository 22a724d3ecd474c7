import type { MouseEvent } from 'react'
import { switchLanguage } from '#web/session/language-choice.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './LanguageSwitch.module.css'
import { publicWords } from './public-words.ts'

/** The switch is a link, so that it works without scripts. The server reads `language` from the address. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const language = useLanguage()
  const t = publicWords(language)
  const other = language === 'en' ? 'mr' : 'en'
  const choose = (event: MouseEvent) => {
    event.preventDefault()
    switchLanguage(other)
  }
  return (
    <ButtonLink
      kind="quiet"
      small
      className={classNames(styles.language, className)}
      href={`?language=${other}`}
      hrefLang={other}
      lang={other}
      title={t.changeLanguage}
      onClick={choose}
    >
      {t.otherLanguage}
    </ButtonLink>
  )
}
