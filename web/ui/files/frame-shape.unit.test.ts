import { expect, test } from 'vitest'
import { fromTop, middleOf, offsetOf, wholeShape, widestShape } from './frame-shape.ts'

const fullLength = { width: 900, height: 1600 }
const veryTall = { width: 400, height: 1600 }
const landscape = { width: 1600, height: 900 }

test('a full-length photo is kept whole, and one taller than the tallest frame keeps its width', () => {
  expect(wholeShape(fullLength, 0.5)).toBeCloseTo(9 / 16)
  expect(wholeShape(veryTall, 0.5)).toBe(0.5)
  expect(wholeShape(landscape, 0.5)).toBeCloseTo(16 / 9)
  expect(widestShape(fullLength, 0.5)).toBeCloseTo(4 / 3)
  expect(widestShape(landscape, 0.5)).toBeCloseTo(16 / 9)
})

test('the frame begins at the upper edge of the picture', () => {
  expect(fromTop(veryTall, { width: 400, height: 800 }, 1)).toBe(400)
  expect(fromTop(veryTall, { width: 400, height: 800 }, 2)).toBe(1200)
  expect(fromTop(landscape, { width: 1600, height: 900 }, 1)).toBe(0)
})

test('the middle of a part is found at its place again', () => {
  const upper = { x: 0, y: 0, width: 900, height: 1125 }
  const right = { x: 800, y: 0, width: 720, height: 900 }
  expect(offsetOf(upper, fullLength)).toEqual({ x: 0, y: 237.5 })
  expect(middleOf(offsetOf(upper, fullLength), fullLength)).toEqual({ x: 0.5, y: 0.3516 })
  expect(middleOf(offsetOf(right, landscape), landscape)).toEqual({ x: 0.725, y: 0.5 })
})
