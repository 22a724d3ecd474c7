/** An offer is a question with one button, drawn apart from what was just said. */
type ToastKind = 'success' | 'error' | 'offer'
export interface ToastAction {
  label: string
  act: () => void
}
export interface ToastMessage {
  id: number
  kind: ToastKind
  text: string
  action?: ToastAction
  shownAt: number
}

/** How long a message stays. A success needs one glance, an error or an undo takes longer to read. */
const readingTimeMs = 5000
const longReadingTimeMs = 10_000
const glanceMs = 1000

let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()
/** The messages that the pointer or the focus is on. */
const held = new Set<number>()

/** The one message that is drawn: the one that somebody is on, else the newest. A question waits until the rest was said. */
function shownMessage(): ToastMessage | undefined {
  return messages.find(({ id }) => held.has(id)) ?? messages.findLast(({ kind }) => kind !== 'offer') ?? messages.at(-1)
}

function show(next: readonly ToastMessage[]): void {
  messages = next
  const shown = shownMessage()
  // What waits behind another keeps its time, if it has a button to press.
  for (const message of messages)
    if (held.has(message.id) || (message.action && message !== shown)) stopClock(message.id)
    else if (!clocks.has(message.id)) startClock(message)
  for (const listener of listeners) listener()
}

/**
 * The timers are here and not in the component, because a message moves into each dialog that opens, and its timer would
 * restart each time.
 */
const clocks = new Map<number, ReturnType<typeof setTimeout>>()

function stopClock(id: number): void {
  clearTimeout(clocks.get(id))
  clocks.delete(id)
}

function startClock({ id, kind, action }: ToastMessage): void {
  stopClock(id)
  const time = kind === 'error' || action ? longReadingTimeMs : readingTimeMs
  clocks.set(
    id,
    setTimeout(() => dismiss(id), time),
  )
}

function dismiss(id: number): void {
  stopClock(id)
  held.delete(id)
  show(messages.filter(one => one.id !== id))
}

function add(kind: ToastKind, text: string, action?: ToastAction): number {
  lastId += 1
  // A repeated message replaces the first, so that a double press shows it once; a success replaces one without a button.
  const others = messages.filter(
    one => one.kind !== kind || (one.text !== text && (kind !== 'success' || one.action !== undefined)),
  )
  for (const { id } of messages.filter(one => !others.includes(one))) {
    stopClock(id)
    held.delete(id)
  }
  show([...others, { id: lastId, kind, text, shownAt: performance.now(), ...(action && { action }) }])
  return lastId
}

export const toastStore = {
  add,
  /** An error that disappears as soon as the network is back. */
  addUntilOnline(text: string): void {
    const id = add('error', text)
    addEventListener('online', () => dismiss(id), { once: true })
  },
  dismiss,
  /** Called when a dialog opens. An older success would cover its buttons and is removed; one of this moment stays. */
  makeRoom(): void {
    const glancedAt = performance.now() - glanceMs
    for (const { id, kind, action, shownAt } of messages)
      if (kind === 'success' && !action && shownAt < glancedAt) dismiss(id)
  },
  /** Pauses the timer of a message while the pointer or the focus is on it. */
  hold(id: number): void {
    held.add(id)
    show(messages)
  },
  release(id: number): void {
    if (held.delete(id)) show(messages)
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => messages,
  shown: shownMessage,
}

const waitingKey = 'toasts_after_navigation'
interface WaitingToast {
  kind: ToastKind
  text: string
  /** A page of ours that its button opens. */
  link?: { label: string; href: string }
}

const isWaiting = (value: unknown): value is WaitingToast => {
  const { kind, text } = (value ?? {}) as Partial<WaitingToast>
  return (kind === 'success' || kind === 'error' || kind === 'offer') && typeof text === 'string'
}

function waiting(): WaitingToast[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(waitingKey) ?? '[]')
  return Array.isArray(stored) ? stored.filter(isWaiting) : []
}

/** Stores a message for the next page, because member area and public pages are separate page loads. */
export function keepForNextPage(kind: ToastKind, text: string, link?: WaitingToast['link']): void {
  try {
    sessionStorage.setItem(waitingKey, JSON.stringify([...waiting(), { kind, text, link }]))
  } catch {
    // Storage is disabled, so the message is lost.
  }
}

export function showWaitingToasts(): void {
  try {
    const stored = waiting()
    sessionStorage.removeItem(waitingKey)
    for (const { kind, text, link } of stored)
      add(kind, text, link && { label: link.label, act: () => location.assign(link.href) })
  } catch {
    // Storage is disabled, or holds something else.
  }
}
