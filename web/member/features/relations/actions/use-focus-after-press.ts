import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in place when a pressed button is replaced, such as Shortlist by Remove. A browser would drop the focus,
 * and the next Tab would begin at the top of the page. A new line that says what was done (`data-outcome`) takes the focus
 * first, because the button in the old place may be the one that undoes it.
 *
 * @param drawn the drawn buttons as a key
 * @param isAsking whether a dialog of these buttons is open, which holds the focus itself
 * @returns what to call at each press
 */
export function useFocusAfterPress(
  container: RefObject<HTMLElement | null>,
  drawn: string,
  isAsking: boolean,
): () => void {
  const pressedAt = useRef<number | null>(null)
  const hadOutcome = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons are what takes the focus away
  useLayoutEffect(() => {
    if (isAsking || pressedAt.current === null || document.activeElement !== document.body) return
    const buttons = buttonsIn(container)
    const outcome = hadOutcome.current ? null : outcomeIn(container)
    const next = outcome ?? buttons[Math.min(pressedAt.current, buttons.length - 1)]
    next?.focus({ preventScroll: true })
  }, [container, drawn, isAsking])

  return () => {
    const pressed = document.activeElement
    const at = pressed instanceof HTMLElement ? buttonsIn(container).indexOf(pressed) : -1
    // Safari gives a clicked button no focus. The first button is then taken for it.
    pressedAt.current = Math.max(at, 0)
    hadOutcome.current = outcomeIn(container) !== null
  }
}

const buttonsIn = (container: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(container.current?.querySelectorAll<HTMLElement>('button:enabled') ?? []),
]

const outcomeIn = (container: RefObject<HTMLElement | null>) =>
  container.current?.querySelector<HTMLElement>('[data-outcome]') ?? null
