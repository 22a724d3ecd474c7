import { lazy, Suspense, useState } from 'react'
import { mayHint } from '#web/session/home-screen.ts'

// The hint is lazy, because most visits never show it.
const InstallHint = lazy(() => import('./InstallHint.tsx'))

/** Offers to put the site on the home screen, to members who come back. */
export function InstallOffer() {
  const [isShown, setShown] = useState(mayHint)
  if (!isShown) return null
  return (
    <Suspense>
      <InstallHint onEnd={() => setShown(false)} />
    </Suspense>
  )
}
