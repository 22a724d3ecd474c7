import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { Motif } from '#web/ui/Motif.tsx'
import header from './Header.module.css'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** What the document of the member area shows until its scripts are loaded: the header and the skeleton of a screen. */
export const FirstFrame = () => (
  <>
    <header className={classNames(header.header, header.inner)}>
      <div className={classNames('wrap', header.bar)}>
        <Logo href="/dashboard" />
      </div>
      <Motif />
    </header>
    <main className="wrap" aria-busy="true">
      <ScreenSkeleton />
    </main>
  </>
)
