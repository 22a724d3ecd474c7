import { describe, expect, it } from 'vitest'
import { withNeverAskedFirst } from './rules.ts'

const inTurn = (equals: string) => withNeverAskedFirst([...equals], letter => letter === letter.toUpperCase()).join('')

describe('families whom nobody asked yet', () => {
  it('come up first among equals, each followed by two others', () => {
    expect(inTurn('abcdeXYZ')).toBe('XabYcdZe')
    expect(inTurn('XaYb')).toBe('XabY')
  })

  it('are at most one of three while there are others, and nobody is lost', () => {
    expect(inTurn('XYZ')).toBe('XYZ')
    expect(inTurn('abc')).toBe('abc')
    expect(inTurn('')).toBe('')
    expect(inTurn('abXYZW')).toBe('XabYZW')
  })
})
