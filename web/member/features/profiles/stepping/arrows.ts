type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'defaultPrevented'
>

/** What reads the arrow keys itself, and what they type into or scroll. */
const theirs = [
  'input, textarea, select, [contenteditable]',
  '[role="tablist"], [role="menu"], [role="listbox"], [role="combobox"], [role="radiogroup"]',
  '.carousel, .tabs, dialog',
].join()

export const hasOwnArrows = (focused: { closest(selector: string): unknown } | null): boolean =>
  Boolean(focused?.closest(theirs))

/** Which way a key leads. One held down would rush past people: it counts once. */
export function stepOf(pressed: Pressed): -1 | 0 | 1 {
  const { altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = pressed
  if (altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented) return 0
  if (pressed.key === 'ArrowRight') return 1
  return pressed.key === 'ArrowLeft' ? -1 : 0
}
