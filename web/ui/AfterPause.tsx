import { type ReactNode, useEffect, useState } from 'react'

const pauseMs = 300

/** Shows a placeholder only when loading takes long enough to be noticed. */
export function AfterPause({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [waited, setWaited] = useState(false)
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
