import { describe, expect, it } from 'vitest'
import { dragOffset, isAtScreenEdge, isSideways, stepOfStroke } from './use-swipe.ts'

const stroke = (across: number, down = 0, ms = 200) => ({ across, down, ms })

describe('a stroke', () => {
  it('is not judged by its first pixels', () => {
    expect(isSideways(stroke(6, 6))).toBeNull()
    expect(isSideways(stroke(-11))).toBe(true)
  })
  it('that goes down as much as across scrolls the page', () => {
    expect(isSideways(stroke(20, 20))).toBe(false)
    expect(isSideways(stroke(-20, 12))).toBe(true)
    expect(isSideways(stroke(0, -40))).toBe(false)
  })
  it('to the left leads on, to the right back', () => {
    expect(stepOfStroke(stroke(-160), 360)).toBe(1)
    expect(stepOfStroke(stroke(160), 360)).toBe(-1)
  })
  it('counts when it is long, or short and quick', () => {
    expect(stepOfStroke(stroke(-60, 0, 900), 360)).toBe(0)
    expect(stepOfStroke(stroke(-60, 0, 100), 360)).toBe(1)
    expect(stepOfStroke(stroke(-40, 0, 20), 360)).toBe(0)
    expect(stepOfStroke(stroke(-120, 0, 3000), 360)).toBe(1)
  })
  it('at the edge belongs to the phone', () => {
    expect([isAtScreenEdge(5, 360), isAtScreenEdge(180, 360), isAtScreenEdge(355, 360)]).toEqual([true, false, true])
  })
  it('drags the profile along, hardly at an end', () => {
    expect(Math.abs(dragOffset(-100, true))).toBeGreaterThan(Math.abs(dragOffset(-100, false)))
  })
})
