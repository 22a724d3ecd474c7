import { expect, it } from 'vitest'
import { openScreens, protectedScreens } from '#domain/screens.ts'
import { shellWords } from '#web/shell/words.ts'
import { memberRouter } from './routes.tsx'
import { memberWords } from './words.ts'

it('has a route for every screen and for no other address', () => {
  const routed = Object.keys(memberRouter().routesByPath).filter(path => path !== '/')
  expect(routed.sort()).toEqual([...openScreens, ...protectedScreens].sort())
})

it.each([
  ['dashboard', 'dashboard'],
  ['search', 'search'],
  ['handpick', 'suggestions'],
  ['allGrooms', 'allGrooms'],
  ['allBrides', 'allBrides'],
  ['myProfile', 'myProfile'],
  ['myActivity', 'myActivity'],
  ['mySettings', 'settings'],
  ['myIdProof', 'myId'],
  ['myMembership', 'plans'],
] as const)('the menu calls %s as its screen does', (link, screen) => {
  for (const language of ['en', 'mr'] as const) expect(shellWords(language)[link]).toBe(memberWords(language)[screen])
})
