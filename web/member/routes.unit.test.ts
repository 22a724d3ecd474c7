import { expect, it } from 'vitest'
import { isMemberPage } from '#domain/member-pages.ts'
import { screens } from '#web/shell/screens.ts'
import { memberRouter } from './routes.tsx'

it('has a screen behind every address that links may lead to, and no other', () => {
  const routed = Object.keys(memberRouter().routesByPath).filter(path => path !== '/')
  expect(routed.sort()).toEqual([...screens].sort())
})

it('guards every screen but the two that need no session', () => {
  const open = screens.filter(screen => !isMemberPage(screen.replaceAll('$', '')))
  expect(open).toEqual(['/reset-password', '/outbox'])
})
