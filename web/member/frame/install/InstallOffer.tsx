import { lazy, Suspense, useState } from 'react'
import { mayHint } from '#web/session/home-screen.ts'

// Most visits never show it.
const InstallHint = lazy(() => import('./InstallHint.tsx'))

/** Tells from the third visit on that the site can stand on the home screen. */
export function InstallOffer() {
  const [isShown, setShown] = useState(mayHint)
  if (!isShown) return null
  return (
    <Suspense>
      <InstallHint onEnd={() => setShown(false)} />
    </Suspense>
  )
}
