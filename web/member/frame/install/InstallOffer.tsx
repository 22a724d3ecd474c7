import { useState } from 'react'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { mayHint } from '#web/session/home-screen.ts'

// The hint is lazy, because most visits never show it.
const InstallHint = lazyPart(() => import('./InstallHint.tsx'))

/** Offers to put the site on the home screen, to members who come back. */
export function InstallOffer() {
  const [isShown, setShown] = useState(mayHint)
  if (!isShown) return null
  return <InstallHint failed={null} onEnd={() => setShown(false)} />
}
