import { expect, it } from 'vitest'
import { hasOwnArrows, stepOf } from './arrows.ts'

const pressed = (key: string, more = {}) => ({
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
  expect([stepOf(pressed('ArrowRight')), stepOf(pressed('ArrowLeft')), stepOf(pressed('ArrowDown'))]).toEqual([
    1, -1, 0,
  ])
})

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'repeat', 'defaultPrevented'])('leaves %s alone', held => {
  expect(stepOf(pressed('ArrowRight', { [held]: true }))).toBe(0)
})

it('asks what has the focus whether it wants the key', () => {
  const within = (selector: string) => ({ closest: (asked: string) => asked.includes(selector) })
  for (const own of ['textarea', '[role="tablist"]', '[role="menu"]', '.carousel', 'dialog'])
    expect(hasOwnArrows(within(own))).toBe(true)
  expect(hasOwnArrows({ closest: () => null })).toBe(false)
  expect(hasOwnArrows(null)).toBe(false)
})
