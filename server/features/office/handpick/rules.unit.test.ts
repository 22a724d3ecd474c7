import { describe, expect, it } from 'vitest'
import { withNeverAskedFirst } from './rules.ts'

const ordered = (equals: string) => withNeverAskedFirst([...equals], letter => letter === letter.toUpperCase()).join('')

describe('families whom nobody asked yet', () => {
  it('come up first among equals, each followed by two others', () => {
    expect(ordered('abcdeXYZ')).toBe('XabYcdZe')
    expect(ordered('XaYb')).toBe('XabY')
  })

  it('are at most one of three while there are others, and nobody is lost', () => {
    expect(ordered('XYZ')).toBe('XYZ')
    expect(ordered('abc')).toBe('abc')
    expect(ordered('')).toBe('')
    expect(ordered('abXYZW')).toBe('XabYZW')
  })
})
