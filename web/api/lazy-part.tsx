import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { catalogue } from '#domain/words/catalogue.ts'
import { currentLanguage, useLanguage } from '#web/ui/language.ts'
import { isStuck } from '#web/ui/load-part.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { isOffline, wordFailure } from './failures.ts'

const words = catalogue({ retry: ['Please Retry', 'कृपया पुन्हा प्रयत्न करा'] })

type Load<P> = () => Promise<{ default: ComponentType<P> }>

interface Around {
  /** Drawn until the code is there. */
  waiting?: ReactNode
  /** Drawn when it could not be loaded, in place of a line with a button to try again. */
  failed?: ReactNode | ((retry: () => void) => ReactNode)
  onFail?: ((error: unknown) => void) | undefined
}

/** The code of a part, once it is there. */
interface Slot<P> {
  load: Load<P>
  loaded: ComponentType<P> | null
}

function Slotted<P extends object>({ slot, waiting, failed, onFail, given }: Around & { slot: Slot<P>; given: P }) {
  const language = useLanguage()
  const [Part, setPart] = useState(() => slot.loaded)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [tries, setTries] = useState(0)
  const tell = useEffectEvent((error: unknown) => onFail?.(error))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what loads again
  useEffect(() => {
    let isDrawn = true
    slot.load().then(
      ({ default: part }) => {
        slot.loaded = part
        if (isDrawn) setPart(() => part)
      },
      (error: unknown) => {
        if (!isDrawn) return
        setFailure({ error })
        tell(error)
      },
    )
    return () => {
      isDrawn = false
    }
  }, [tries, slot])
  if (Part) return <Part {...given} />
  if (!failure) return waiting
  const retry = () => {
    setFailure(null)
    setTries(tries + 1)
  }
  if (typeof failed === 'function') return failed(retry)
  if (failed !== undefined) return failed
  return <RetryView message={wordFailure(language, failure.error)} action={words(language).retry} onRetry={retry} />
}

/** A part of a page whose code loads when it is first drawn. React's `lazy` would remember a failed load and never try again. */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P & Around> {
  const slot: Slot<P> = { load, loaded: null }
  return ({ waiting, failed, onFail, ...given }) => (
    // A cast is needed: the compiler does not see that what is left are the props of the part.
    <Slotted slot={slot} waiting={waiting} failed={failed} onFail={onFail} given={given as unknown as P} />
  )
}

/** A dialog whose code loads at the first press. If it cannot be loaded, the page says so, and the next press tries again. */
export function lazyDialog<P extends { onClose: () => void }>(load: Load<P>): ComponentType<P> {
  const Dialog = lazyPart<P>(async () => {
    if (isStuck()) {
      location.reload()
      return new Promise(() => undefined)
    }
    return load()
  })
  return props => (
    <Dialog
      {...props}
      failed={null}
      onFail={error => {
        const sentence = wordFailure(currentLanguage(), error)
        if (isOffline()) toast.offline(sentence)
        else toast.error(sentence)
        props.onClose()
      }}
    />
  )
}
