import type { ReactNode } from 'react'
import { AlertIcon, InfoIcon } from './icons.tsx'

/** A word beside the work: to know (`info`), or that something went wrong (`bad`), which is also read aloud. */
export function Notice({ kind = 'info', children }: { kind?: 'info' | 'bad'; children: ReactNode }) {
  return kind === 'bad' ? (
    <div className="notice bad" role="alert">
      <AlertIcon />
      <div>{children}</div>
    </div>
  ) : (
    <div className="notice">
      <InfoIcon />
      <div>{children}</div>
    </div>
  )
}
