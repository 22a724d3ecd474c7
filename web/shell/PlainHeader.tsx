import { switchLanguage } from '#web/session/language.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { shellWords } from './words.ts'

/** For the few pages that stand alone before a login: the way home and the language. */
export function PlainHeader() {
  const language = useLanguage()
  const other = language === 'mr' ? 'en' : 'mr'
  return (
    <header className="top">
      <div className="wrap">
        <Logo href="/home" />
        <button type="button" className="btn qui aside" lang={other} onClick={() => switchLanguage(other)}>
          {shellWords(language).otherLanguage}
        </button>
      </div>
      <Motif />
    </header>
  )
}
