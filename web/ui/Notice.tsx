import type { ReactNode } from 'react'
import { AlertIcon, InfoIcon } from './icons.tsx'

/** A note inside a form or screen. `bad` is an error and is read aloud. */
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
