import { Logo } from '#web/ui/Logo.tsx'
import { Motif } from '#web/ui/Motif.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import './MemberHeader.css'

/** For the few pages that stand alone before a login: the way home and the language. */
export function PlainHeader() {
  return (
    <header className="top">
      <div className="wrap">
        <Logo href="/home" />
        <div className="row end">
          <LanguageSwitch />
        </div>
      </div>
      <Motif />
    </header>
  )
}
