import { expect, it } from 'vitest'
import { openScreens, protectedScreens } from '#domain/screens.ts'
import { memberRouter } from './routes.tsx'

it('has a route for every screen and for no other address', () => {
  const routed = Object.keys(memberRouter().routesByPath).filter(path => path !== '/')
  expect(routed.sort()).toEqual([...openScreens, ...protectedScreens].sort())
})
