import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './imports.ts'
import { callFoldersFor, journeys, journeysFor } from './reach.ts'

const specs = globSync('e2e/*.spec.ts', { cwd: root }).map(file => basename(file, '.spec.ts'))

it('a changed noun brings its own journeys, whichever layer it was changed in', () => {
  for (const file of [
    'contract/finding/suggestions.ts',
    'server/features/finding/suggestions/queries.ts',
    'web/member/features/finding/suggestions/SuggestionsScreen.tsx',
  ])
    expect(journeysFor([file])).toEqual(['suggestions'])
  expect(journeysFor(['web/access/sign-up/steps.ts'])).toEqual(['registration', 'registration-steps'])
  expect(journeysFor(['contract/money/plans.office.ts', 'e2e/guard.spec.ts'])).toEqual([
    'guard',
    'office-plans',
    'payment',
  ])
  expect(journeysFor(['server/features/finding/search/search.test.ts', 'README.md'])).toEqual([])
})

it('every journey is brought by some folder, and every folder that is named brings journeys that exist', () => {
  const brought = new Set(Object.values(journeys).flat())
  expect(specs.filter(name => !brought.has(name))).toEqual([])
  expect([...brought].filter(name => name !== 'parts' && !specs.includes(name))).toEqual([])
  const folders = globSync(
    ['{contract,domain,server/features,web/member/features,web/office/features}/**/', 'web/**/'],
    {
      cwd: root,
    },
  )
  const exists = (part: string) => folders.some(folder => folder === part || folder.endsWith(`/${part}`))
  expect(Object.keys(journeys).filter(part => !exists(part))).toEqual([])
})

it('a changed file brings the calls of its folder and of the folders that import it', () => {
  const imports = new Map([
    ['server/features/money/plans/rules.ts', []],
    ['server/features/money/payments/orders.ts', ['server/features/money/plans/rules.ts']],
    ['server/features/site/trust/rules.ts', ['domain/calendar.ts']],
  ])
  expect(callFoldersFor(['server/features/money/plans/rules.ts'], imports)).toEqual([
    'server/features/money/payments',
    'server/features/money/plans',
  ])
  expect(callFoldersFor(['web/ui/Toasts.tsx'], imports)).toEqual([])
})
