import { expect, it } from 'vitest'
import { stepOfKey, usesArrowKeys } from './use-arrow-keys.ts'

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
})

it('leads on to the right and back to the left', () => {
  expect([stepOfKey(press('ArrowRight')), stepOfKey(press('ArrowLeft')), stepOfKey(press('ArrowDown'))]).toEqual([
    1, -1, 0,
  ])
})

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'repeat', 'defaultPrevented'])('leaves %s alone', modifier => {
  expect(stepOfKey(press('ArrowRight', { [modifier]: true }))).toBe(0)
})

it('leaves the key to a focused element that uses it', () => {
  const within = (selector: string) => ({ closest: (all: string) => all.includes(selector) })
  for (const own of ['textarea', '[role="tablist"]', '[role="menu"]', '.carousel', 'dialog'])
    expect(usesArrowKeys(within(own))).toBe(true)
  expect(usesArrowKeys({ closest: () => null })).toBe(false)
  expect(usesArrowKeys(null)).toBe(false)
})
