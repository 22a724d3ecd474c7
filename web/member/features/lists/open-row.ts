import type { MouseEvent as ReactMouseEvent } from 'react'

/** A press anywhere in a row follows its link, unless it meant a control of its own or selected a text. */
export function openRow(event: ReactMouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  const onControl = target instanceof Element && target.closest('a, button, input, select, dialog, [role="menu"]')
  if (onControl || getSelection()?.isCollapsed === false) return
  const link = currentTarget.querySelector('th a')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
