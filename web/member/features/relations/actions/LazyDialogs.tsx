import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { tellFailure } from '#web/session/session.ts'
import type { ActionDialogs } from './ActionDialogs.tsx'

type Dialogs = typeof ActionDialogs

/**
 * The dialogs bring the schemas of their forms, so they load at the first press. `lazy` would remember a failed load and
 * never try again.
 */
export function LazyDialogs(props: ComponentProps<Dialogs>) {
  const [Loaded, setLoaded] = useState<Dialogs | null>(null)
  const fail = useEffectEvent((error: unknown) => {
    tellFailure(error)
    props.onClose()
  })
  useEffect(() => {
    import('./ActionDialogs.tsx').then(({ ActionDialogs: loaded }) => setLoaded(() => loaded), fail)
  }, [])
  return Loaded ? <Loaded {...props} /> : null
}
