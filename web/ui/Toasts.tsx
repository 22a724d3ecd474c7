import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { catalogue } from '#domain/words/catalogue.ts'
import { AlertIcon, CloseIcon, TickCircleIcon } from './icons.tsx'
import { useLanguage } from './language.ts'
import { keepForNextPage, showWhatWaited, type ToastAction, type ToastShown, toastStore } from './toast-store.ts'
import { useTopLayer } from './top-layer.ts'
import './Toasts.css'

const words = catalogue({
  en: { messages: 'Messages', dismiss: 'Dismiss this message' },
  mr: { messages: 'संदेश', dismiss: 'हा संदेश बंद करा' },
})
const readingTimeMs = 5000
const none: readonly ToastShown[] = []

/** Says something without stopping the member. Callable from anywhere; shown by the one `<Toaster/>` of the page. */
export const toast = {
  success: (text: string, action?: ToastAction) => toastStore.add('success', text, action),
  error: (text: string) => toastStore.add('error', text),
  /** Shown by the next page that loads, for use before `location.assign`. */
  afterNavigation: keepForNextPage,
}

function Toast({ shown }: { shown: ToastShown }) {
  const { dismiss } = words(useLanguage())
  const [held, setHeld] = useState(false)
  const leaves = shown.kind === 'success' && !held
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => toastStore.dismiss(shown.id), readingTimeMs)
    return () => clearTimeout(timer)
  }, [leaves, shown.id])
  const { action } = shown
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only hold the clock, they start nothing
    <div
      className={shown.kind === 'error' ? 'toast bad' : 'toast'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown.kind === 'error' ? <AlertIcon /> : <TickCircleIcon />}
      <span>{shown.text}</span>
      {action && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            toastStore.dismiss(shown.id)
            action.act()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="iconbtn" aria-label={dismiss} onClick={() => toastStore.dismiss(shown.id)}>
        <CloseIcon />
      </button>
    </div>
  )
}

/** Stands once at the root of a page. Its two live regions are there before anything is said, or nothing is read aloud. */
export function Toaster() {
  const { messages } = words(useLanguage())
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  const host = useTopLayer(all.length > 0)
  useEffect(showWhatWaited, [])
  if (!host) return null
  return createPortal(
    <section className="toasts" aria-label={messages}>
      {(['success', 'error'] as const).map(kind => (
        <div key={kind} role={kind === 'error' ? 'alert' : 'status'}>
          {all
            .filter(one => one.kind === kind)
            .map(one => (
              <Toast key={one.id} shown={one} />
            ))}
        </div>
      ))}
    </section>,
    host,
  )
}
