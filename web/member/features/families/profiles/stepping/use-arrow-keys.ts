import { useEffect, useEffectEvent } from 'react'
import { scrollsSideways } from './scrolls-sideways.ts'

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'defaultPrevented'
>

/** These elements use the arrow keys themselves: for choosing, typing or scrolling. */
const arrowKeyUsers = [
  'input, textarea, select, [contenteditable]',
  '[role="tablist"], [role="menu"], [role="listbox"], [role="combobox"], [role="radiogroup"]',
  '.carousel, .tabs, dialog',
].join()

export const usesArrowKeys = (focused: { closest(selector: string): unknown } | null): boolean =>
  Boolean(focused?.closest(arrowKeyUsers))

/** The step that a key makes. A key that is held down counts once, because repeating it would rush past profiles. */
export function stepOfKey(press: KeyPress): -1 | 0 | 1 {
  const { altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = press
  if (altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented) return 0
  if (press.key === 'ArrowRight') return 1
  return press.key === 'ArrowLeft' ? -1 : 0
}

export function useArrowKeys(onStep: (by: -1 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = stepOfKey(event)
    const focused = document.activeElement
    if (by === 0 || document.querySelector('dialog:modal')) return
    if (usesArrowKeys(focused) || scrollsSideways(focused, document.body)) return
    event.preventDefault()
    onStep(by)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
