import { expect, it } from 'vitest'
import { openScreens, protectedScreens, publicPaths } from '#domain/screens.ts'
import { tabBarLinks } from './links.ts'
import { placeOf } from './places.ts'

/** An address of the screen: a name in its place for each parameter. */
const anAddress = (screen: string) => screen.replace(/\{-\$\w+\}|\$\w+/g, 'x')

it('has one of the five places of the bar for every address that shows it', () => {
  const bar = tabBarLinks('en').map(({ href }) => href)
  for (const address of [...openScreens, ...protectedScreens, ...publicPaths].map(anAddress))
    expect([address, bar.includes(placeOf(address))]).toEqual([address, true])
})

it.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard-in/IN', '/dashboard'],
  ['/all-notifications', '/dashboard'],
  ['/handpick-suggestions', '/search'],
  ['/all-bride', '/search'],
  ['/search-list-next-previous/0198c0de/20', '/search'],
  ['/matches', '/matches'],
  ['/reported-users', '/my-list'],
  ['/membership-plans', '/me'],
  ['/terms', '/me'],
])('puts %s into the place of %s', (address, place) => {
  expect(placeOf(address)).toBe(place)
})
