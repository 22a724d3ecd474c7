import { describe, expect, test } from 'vitest'
import type { Raas } from '../names.ts'
import { describeKundali, formatDegree, rowText } from './describe.ts'
import { drawKundali, kundaliForms, signsOf } from './drawing.ts'
import { type Graha, grahas } from './grahas.ts'

const all = (sign: Raas) => Object.fromEntries(grahas.map(graha => [graha, sign])) as Record<Graha, Raas>
const signs = { lagna: 9 as const, grahas: { ...all(1), sun: 9, moon: 12, mars: 3 } as Record<Graha, Raas> }

describe.each(kundaliForms)('the %s', form => {
  const drawn = drawKundali(signs, form)

  test('has every sign once, each graha once, and the houses counted from lagna', () => {
    expect(drawn.cells.map(({ sign }) => sign).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(drawn.cells.flatMap(cell => cell.grahas).sort()).toEqual([...grahas].sort())
    expect(drawn.cells.find(({ sign }) => sign === 9)?.house).toBe(1)
    expect(drawn.cells.find(({ sign }) => sign === 3)?.house).toBe(7)
  })

  test('keeps nine grahas in one house inside the drawing', () => {
    for (let lagna = 1; lagna <= 12; lagna++) {
      const crowded = drawKundali({ lagna: lagna as Raas, grahas: all(5) }, form)
      const rows = crowded.cells.flatMap(cell => cell.rows)
      expect(rows.flatMap(row => row.grahas).length).toBeGreaterThanOrEqual(9)
      for (const { at } of rows) {
        expect(at.y).toBeGreaterThan(-1)
        expect(at.y).toBeLessThan(101)
      }
    }
  })

  test('is read aloud by its houses', () => {
    expect(describeKundali(drawn, 'rashi', 'en')).toBe(
      'Rashi kundali. Lagna Dhanu. House 1, Dhanu: Ravi. House 4, Meen: Chandra. House 5, Mesh: Budh, Guru, Shukra, Shani, Rahu, Ketu. House 7, Mithun: Mangal.',
    )
    expect(describeKundali(drawn, 'navamsa', 'mr')).toContain('नवमांश कुंडली. लग्न धनु. स्थान १, धनु: रवी.')
  })
})

test('the diamond has lagna at the top, and the fourth house at the left', () => {
  const { cells } = drawKundali(signs, 'diamond')
  expect([cells[0]?.sign, cells[3]?.sign]).toEqual([9, 12])
  expect(cells[0]?.number.x).toBe(50)
  expect(cells[3]?.rows[0]?.at.x).toBeLessThan(50)
})

test('the square has Mesh in the upper row and writes lagna into its sign', () => {
  const { cells } = drawKundali(signs, 'square')
  const first = cells.find(({ sign }) => sign === 9)
  expect(first?.rows.map(row => rowText(row, 'en'))).toEqual(['La Ra'])
  expect(cells[0]?.number.y).toBeLessThan(25)
})

test('the navamsa is drawn by the ninth parts', () => {
  const place = (sign: Raas, navamsa: Raas) => ({ sign, navamsa })
  const places = Object.fromEntries(grahas.map(graha => [graha, place(1, 4)])) as Record<
    Graha,
    ReturnType<typeof place>
  >
  expect(signsOf({ lagna: place(2, 7), grahas: places }, 'navamsa')).toMatchObject({ lagna: 7, grahas: { sun: 4 } })
  expect(signsOf({ lagna: place(2, 7), grahas: places }, 'rashi')).toMatchObject({ lagna: 2, grahas: { sun: 1 } })
})

test('a degree is cut, never rounded into the next sign', () => {
  expect(formatDegree(59.9999, 'en')).toBe("29°59'")
  expect(formatDegree(30.1, 'mr')).toBe("०°०६'")
})
