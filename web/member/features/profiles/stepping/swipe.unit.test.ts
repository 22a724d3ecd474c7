import { describe, expect, it } from 'vitest'
import { drawn, isSideways, isTheSystems, swiped } from './swipe.ts'

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
    expect(swiped(stroke(-160), 360)).toBe(1)
    expect(swiped(stroke(160), 360)).toBe(-1)
  })
  it('counts when it is long, or short and quick', () => {
    expect(swiped(stroke(-60, 0, 900), 360)).toBe(0)
    expect(swiped(stroke(-60, 0, 100), 360)).toBe(1)
    expect(swiped(stroke(-40, 0, 20), 360)).toBe(0)
    expect(swiped(stroke(-120, 0, 3000), 360)).toBe(1)
  })
  it('at the edge is the phone’s own', () => {
    expect([isTheSystems(5, 360), isTheSystems(180, 360), isTheSystems(355, 360)]).toEqual([true, false, true])
  })
  it('draws the profile along, hardly at an end', () => {
    expect(Math.abs(drawn(-100, true))).toBeGreaterThan(Math.abs(drawn(-100, false)))
  })
})
