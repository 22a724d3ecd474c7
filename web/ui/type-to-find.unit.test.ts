import { expect, test } from 'vitest'
import { find, nothingSought, typedOn } from './type-to-find.ts'

const countries = ['India', 'Iceland', 'Iran', 'United Arab Emirates', 'United Kingdom', 'United States']
const typing = (...keys: [key: string, at: number][]) =>
  keys.reduce((finding, [key, at]) => typedOn(finding, key, at), nothingSought)

test('letters within 700 ms of the last search on', () => {
  expect(typing(['i', 0], ['r', 699]).sought).toBe('ir')
  expect(typing(['i', 0], ['r', 600], ['a', 1250]).sought).toBe('ira')
})

test('a letter 700 ms later begins anew', () => {
  expect(typing(['i', 0], ['r', 700]).sought).toBe('r')
})

test('finds the name that begins so, whatever the case, searching round', () => {
  expect(find(countries, typing(['I', 0], ['R', 1]), 0)).toBe(2)
  expect(find(countries, typing(['i', 0], ['n', 1]), 5)).toBe(0)
  expect(find(countries, typing(['x', 0]), 0)).toBe(-1)
})

test('a name of several words is found past its space', () => {
  const united = [...'united k'].map((key, at) => [key, at] as [string, number])
  expect(find(countries, typing(...united), 3)).toBe(4)
})

test('one letter steps to the next of its names, and again when repeated', () => {
  expect(find(countries, typing(['u', 0]), 0)).toBe(3)
  expect(find(countries, typing(['u', 0], ['u', 100]), 3)).toBe(4)
  expect(find(countries, typing(['u', 0], ['u', 100], ['u', 200]), 5)).toBe(3)
})
