import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where a button was pressed that its own success replaces, such as Shortlist by Remove. A browser would
 * leave the focus nowhere, and the next Tab would begin at the top of the page.
 *
 * @param drawn the buttons that stand there, as a key
 * @param isAsking whether a dialog of theirs is open, which holds the focus itself
 * @returns what to call at each press
 */
export function useFocusAfterPress(
  container: RefObject<HTMLElement | null>,
  drawn: string,
  isAsking: boolean,
): () => void {
  const pressedAt = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons are what takes the focus away
  useLayoutEffect(() => {
    if (isAsking || pressedAt.current === null || document.activeElement !== document.body) return
    const buttons = buttonsIn(container)
    buttons[Math.min(pressedAt.current, buttons.length - 1)]?.focus({ preventScroll: true })
  }, [container, drawn, isAsking])

  return () => {
    const pressed = document.activeElement
    const at = pressed instanceof HTMLElement ? buttonsIn(container).indexOf(pressed) : -1
    // Safari gives a clicked button no focus. The first button then stands for it.
    pressedAt.current = Math.max(at, 0)
  }
}

const buttonsIn = (container: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(container.current?.querySelectorAll<HTMLElement>('button:enabled') ?? []),
]
