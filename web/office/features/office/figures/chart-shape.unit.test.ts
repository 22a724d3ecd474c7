import { expect, it } from 'vitest'
import { columnsOf, linesOf, scaleEnd } from './chart-shape.ts'

it('the scale ends at a round number that no value exceeds', () => {
  expect([[0], [null], [3, 7], [10], [11], [480, null], [51_000]].map(scaleEnd)).toEqual([
    0, 0, 10, 10, 20, 500, 100_000,
  ])
})

it('a line goes from the first value to the last, and breaks where nothing was counted', () => {
  const box = { width: 100, height: 50, most: 10 }
  expect(linesOf([0, 5, 10], box)).toEqual(['0,50 50,25 100,0'])
  expect(linesOf([10, null, 0, 0, null], box)).toEqual(['0,0 1,0', '50,50 75,50'])
  expect(linesOf([], box)).toEqual([])
  expect(linesOf([0, 0], { ...box, most: 0 })).toEqual(['0,50 100,50'])
})

it('columns of two series stand side by side in their step, and nothing stands for nought', () => {
  const box = { width: 100, height: 50, most: 10, of: 2 }
  expect(columnsOf([5, 0], { ...box, nth: 0 })).toEqual([{ key: 0, x: 5, y: 25, width: 20, height: 25 }])
  expect(columnsOf([null, 10], { ...box, nth: 1 })).toEqual([{ key: 1, x: 75, y: 0, width: 20, height: 50 }])
})
