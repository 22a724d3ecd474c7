import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { officeScreens } from '#web/office/screens.ts'

it.each(['web/office/features/office/office-day/TodayScreen.tsx', 'web/office/today-query.ts'])(
  'every address in %s is one of a screen',
  file => {
    const addresses = [...readFileSync(file, 'utf8').matchAll(/['"`](\/office(?:\/[a-z/-]+)?)(?=[?'"`])/g)].map(
      ([, path]) => path,
    )
    expect(addresses.length).toBeGreaterThan(3)
    const screens = new Set<string | undefined>(officeScreens.map(({ path }) => path))
    expect(addresses.filter(path => !screens.has(path))).toEqual([])
  },
)
