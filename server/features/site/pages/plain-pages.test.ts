import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bride } from '#server/testing/members.ts'
import { allowsLinks, browser, makesLink } from '#server/testing/see-links.ts'
import { testWorld } from '#server/testing/world.ts'
import { readBuiltPages } from './assets.ts'

const world = testWorld({ pages: await readBuiltPages(join(import.meta.dirname, '..', '..', '..', '..')) })

it('a page without login is read in the typeface of the site, from the files that its other pages load', async () => {
  const her = await bride(world)
  await allowsLinks(world, her)
  const { url } = await makesLink(world, her, her.id)
  const { body, headers } = await browser(world).opens(url)
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
  const faces = [...style.matchAll(/@font-face\{font-family:"?([^;"]+)"?;.*?url\("?([^")]+)"?\)/g)]
  expect(faces.map(([, name]) => name)).toEqual(['Mukta', 'Mukta', 'Mukta Akshar'])
  for (const [, , file = ''] of faces) {
    const font = await world.app.inject({ url: file })
    expect([file, font.statusCode, font.headers['content-type']]).toEqual([file, 200, 'font/woff2'])
  }
  expect(style).toContain('Mukta,"Mukta Akshar"')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`font-src 'self'; style-src 'sha256-${hash}'`)
})
