import type { AccessDialog } from './dialogs.tsx'

const known: readonly string[] = ['login', 'footer-login', 'register'] satisfies AccessDialog[]

/** Which dialog was asked for before the page came alive: the script in the head noted the press. */
export function takeEarlyPress(): AccessDialog | null {
  const { dataset } = document.documentElement
  const { pressed = '' } = dataset
  dataset.alive = 'true'
  delete dataset.pressed
  return known.includes(pressed) ? (pressed as AccessDialog) : null
}
