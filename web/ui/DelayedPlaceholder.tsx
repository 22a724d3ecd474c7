import { type ReactNode, useEffect, useState } from 'react'

const pauseMs = 300

interface Props {
  label: ReactNode
  children: ReactNode
  /** Shows the placeholder at once, where it was already on the screen and would flicker. */
  atOnce?: boolean
}

/** Shows a placeholder only when loading takes long enough to be noticed. */
export function DelayedPlaceholder({ label, children, atOnce = false }: Props) {
  const [waited, setWaited] = useState(atOnce)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true" aria-live="polite">
      {waited ? (
        <>
          <div className="visually-hidden">{label}</div>
          <div aria-hidden="true">{children}</div>
        </>
      ) : null}
    </div>
  )
}
