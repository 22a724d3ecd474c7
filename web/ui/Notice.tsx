import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A note inside a form or screen. `bad` is an error and is read aloud. */
export function Notice({ kind = 'info', children }: { kind?: 'info' | 'bad'; children: ReactNode }) {
  return kind === 'bad' ? (
    <div className="notice bad" role="alert">
      <Icon of={IconAlertCircle} />
      <div>{children}</div>
    </div>
  ) : (
    <div className="notice">
      <Icon of={IconInfoCircle} />
      <div>{children}</div>
    </div>
  )
}
