import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const localeDate = /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String\(|new Date\([^)]*\)\.toLocaleString\(/

// Engines disagree about how a locale writes a date, so a page that trusts one shape reads NaN on another phone.
it('no code writes or reads a date by a locale', () => {
  const files = globSync('{domain,contract,server,web}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })
  const using = files.filter(file => localeDate.test(readFileSync(join(root, file), 'utf8')))
  // The clock of old births reads the offset alone, as a part with a fixed form.
  expect(using).toEqual(['domain/kundali/clock.ts'])
})
