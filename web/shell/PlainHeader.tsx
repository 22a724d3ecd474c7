import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { Motif } from '#web/ui/Motif.tsx'
import header from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** The header of the few screens that need no session. */
export function PlainHeader() {
  return (
    <header className={header.header}>
      <div className={classNames('wrap', header.bar)}>
        <Logo href="/home" />
        <div className={header.end}>
          <LanguageSwitch />
        </div>
      </div>
      <Motif />
    </header>
  )
}
