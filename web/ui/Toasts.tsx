import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { catalogue } from '#domain/words/catalogue.ts'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useLanguage } from './language.ts'
import styles from './Toasts.module.css'
import { moveFocusOn, rememberFocus } from './toast-focus.ts'
import { keepForNextPage, showWaitingToasts, type ToastAction, type ToastMessage, toastStore } from './toast-store.ts'
import { useFreeEdge } from './use-free-edge.ts'
import { useTopLayer } from './use-top-layer.ts'

const words = catalogue({
  messages: ['Messages', 'संदेश'],
  dismiss: ['Dismiss this message', 'हा संदेश बंद करा'],
})

/** Shows a message without interrupting the member. Any code may call it; the page's one `<Toaster/>` draws it. */
export const toast = {
  success(text: string, action?: ToastAction): void {
    toastStore.add('success', text, action)
  },
  /** Asks for one more thing without hiding what was just said. */
  offer(text: string, action: ToastAction): void {
    toastStore.add('offer', text, action)
  },
  error(text: string): void {
    toastStore.add('error', text)
  },
  offline: toastStore.addUntilOnline,
  /** The next page that loads shows the message. For use before `location.assign`. */
  afterNavigation: keepForNextPage,
}

function Toast({ message }: { message: ToastMessage }) {
  const { dismiss } = words(useLanguage())
  const { id, action } = message
  const isHeld = useRef(false)
  const hold = () => {
    isHeld.current = true
    toastStore.hold(id)
  }
  const release = () => {
    isHeld.current = false
    toastStore.release(id)
  }
  // A message that moves into a dialog gets no event when the pointer leaves it.
  useEffect(
    () => () => {
      if (isHeld.current) toastStore.release(id)
    },
    [id],
  )
  const drawn = useRef<HTMLDivElement>(null)
  const dismissed = () => {
    moveFocusOn(drawn.current)
    toastStore.dismiss(id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer
    <div
      ref={drawn}
      className={classNames(
        styles.toast,
        message.kind === 'error' && styles.error,
        message.kind === 'offer' && styles.offer,
      )}
      data-toast
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {message.kind === 'error' ? <Icon of={IconAlertCircle} /> : <Icon of={IconCircleCheck} />}
      <span>{message.text}</span>
      {action && (
        <Button
          kind="quiet"
          className={styles.action}
          onClick={() => {
            dismissed()
            action.act()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton aria-label={dismiss} onClick={dismissed}>
        <Icon of={IconX} />
      </IconButton>
    </div>
  )
}

/** Belongs once at the root of a page. Its live regions must exist before a message arrives, or it is not read aloud. */
export function Toaster() {
  const { messages } = words(useLanguage())
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.shown, () => undefined)
  const host = useTopLayer(shown !== undefined)
  const section = useRef<HTMLElement>(null)
  useFreeEdge(section, host, shown)
  useEffect(showWaitingToasts, [])
  if (!host) return null
  return createPortal(
    <section ref={section} className={styles.toasts} data-toasts aria-label={messages} onFocus={rememberFocus}>
      {(['success', 'error', 'offer'] as const).map(kind => (
        <div key={kind} role={kind === 'error' ? 'alert' : 'status'}>
          {shown?.kind === kind ? <Toast key={shown.id} message={shown} /> : null}
        </div>
      ))}
    </section>,
    host,
  )
}
