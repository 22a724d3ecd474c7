import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foundIn, tooNewInScripts, tooNewInStyles } from './browser-floor.ts'

const isOfThePages = (file: string) => !file.includes('.test.') && !file.includes('testdata')

test('the scripts of the pages use nothing newer than the oldest browsers they serve', () => {
  const scripts = globSync('{web,domain,contract}/**/*.{ts,tsx}').filter(isOfThePages)
  expect(scripts.length).toBeGreaterThan(300)
  const found = scripts.flatMap(file =>
    foundIn(readFileSync(file, 'utf8'), tooNewInScripts).map(name => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('the styles of the pages use nothing newer than the oldest browsers they serve', () => {
  const found = globSync('web/**/*.css').flatMap(file =>
    foundIn(readFileSync(file, 'utf8'), tooNewInStyles).map(name => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('what is too new is recognised', () => {
  expect(foundIn('years.toSorted((a, b) => b - a)', tooNewInScripts)).toEqual(['Array.toSorted'])
  expect(foundIn("pin.with(at, '')", tooNewInScripts)).toEqual(['Array.with'])
  expect(foundIn('menu.showPopover?.()', tooNewInScripts)).toEqual([])
  expect(foundIn('grid-template-rows: subgrid;', tooNewInStyles)).toEqual(['subgrid'])
})
