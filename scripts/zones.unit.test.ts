import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf, root } from './imports.ts'
import { isTest, refusals, zones } from './zones.ts'

it('no file imports what its zone keeps from it', () => {
  const files = globSync('{domain,contract,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    file => !isTest(file) || file.startsWith('web/ui/'),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.flatMap(file => importsOf(file).flatMap(imported => refusals(file, imported)))).toEqual([])
})

it.each(zones)('$example.0 must not import $example.1', ({ example: [from, to], message }) => {
  expect(refusals(from, to)).toContain(`${from} imports ${to}: ${message}`)
})

it('a feature uses its own handlers, and web/ui the letters that every page has', () => {
  expect(refusals('server/features/families/photos/serve.ts', 'server/features/families/photos/handlers.ts')).toEqual(
    [],
  )
  expect(refusals('web/ui/Dialog.tsx', 'domain/words/digits.ts')).toEqual([])
})
