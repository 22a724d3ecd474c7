import { filters } from './filters.ts'

export type Pin = readonly string[]
export interface PinMove {
  pin: Pin
  /** The index of the box that gets the focus. */
  at: number
}

export const emptyPin = (length: number): Pin => Array.from({ length }, () => '')
export const isWhole = (pin: Pin) => pin.every(digit => digit !== '')

/** One digit fills its box and moves the focus on. A whole code, pasted or offered by the phone, fills all boxes. */
export function entered(pin: Pin, at: number, text: string): PinMove {
  const previous = pin[at] ?? ''
  const digits = filters.digits(text)
  if (digits === '') return { pin, at }
  if (digits.length >= pin.length) return { pin: [...digits.slice(0, pin.length)], at: pin.length - 1 }
  // A digit typed into a full box replaces the old one, whether the caret was before or after it.
  const fresh = previous !== '' && digits.length === 2 ? digits.replace(previous, '') : digits
  const next = [...pin]
  for (const [offset, digit] of [...fresh].entries()) if (at + offset < next.length) next[at + offset] = digit
  return { pin: next, at: Math.min(at + fresh.length, pin.length - 1) }
}

export const emptied = (pin: Pin, box: number): Pin => pin.map((digit, at) => (at === box ? '' : digit))

/** Backspace empties its box. In an empty box it moves back and empties the previous one. */
export function erased(pin: Pin, at: number): PinMove {
  const target = pin[at] === '' ? Math.max(at - 1, 0) : at
  return { pin: emptied(pin, target), at: pin[at] === '' ? target : Math.max(at - 1, 0) }
}
