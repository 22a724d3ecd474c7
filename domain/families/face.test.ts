import { expect, test } from 'vitest'
import { faceArea } from './face.ts'

const landscape = { width: 1000, height: 500 }
const fullLength = { width: 400, height: 800 }

test('a face is cut out as large as the picture allows, around the point', () => {
  expect(faceArea(landscape, { x: 0.3, y: 0.9 })).toEqual({ x: 100, y: 0, width: 400, height: 500 })
  expect(faceArea(fullLength, { x: 0.1, y: 0.5 })).toEqual({ x: 0, y: 150, width: 400, height: 500 })
})

test('beside an edge the cut ends there', () => {
  expect(faceArea(landscape, { x: 0, y: 0 }).x).toBe(0)
  expect(faceArea(landscape, { x: 1, y: 1 }).x).toBe(600)
  expect(faceArea(fullLength, { x: 1, y: 1 }).y).toBe(300)
})

test('where nobody has said where the face is, it is looked for in the middle of the upper third', () => {
  expect(faceArea(landscape, null).x).toBe(300)
  expect(faceArea(fullLength, null).y).toBeCloseTo(800 / 3 - 250)
  expect(faceArea({ width: 400, height: 500 }, null)).toEqual({ x: 0, y: 0, width: 400, height: 500 })
})
