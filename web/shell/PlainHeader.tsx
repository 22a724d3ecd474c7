import { Logo } from '#web/ui/Logo.tsx'
import { Motif } from '#web/ui/Motif.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import './MemberHeader.css'

/** The header of the few screens that are open without a session. */
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
