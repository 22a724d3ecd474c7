import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { routerLink } from './RouterLink.tsx'

/** The router marks its own link to the page that is open, which a plain link of the browser cannot know. */
const drawn = (href: string, more: object = {}) => {
  const [open = ''] = href.split('#')
  const history = createMemoryHistory({ initialEntries: [open] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  const html = renderToString(
    <RouterContextProvider router={router}>{routerLink({ href, children: 'there', ...more })}</RouterContextProvider>,
  )
  return { href: /href="([^"]*)"/.exec(html)?.[1], isRouters: html.includes('data-status="active"') }
}

it.each(['/my-settings', '/my-settings?tab=pause', '/all-notifications?page=2', '/my-settings?tab=candidate#agrees'])(
  '%s goes through the router with its query',
  href => expect(drawn(href)).toEqual({ href, isRouters: true }),
)

it('a public page and another window are the browser’s', () => {
  for (const href of ['/success-stories?page=2', '/privacy']) expect(drawn(href)).toEqual({ href, isRouters: false })
  expect(drawn('/my-settings?tab=pause', { target: '_blank' }).isRouters).toBe(false)
})
