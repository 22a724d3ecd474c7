import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { siteContentOf } from '#server/features/shared/site-content/published.ts'
import { windowPages } from './window-page.ts'

async function opened(site: ReadSite) {
  const app = fastify()
  const pages = windowPages(null, site)
  app.get('/', (_request, reply) => pages.sendOutcome(reply, { language: 'en', heading: 'Paid', text: 'Thank you' }))
  return app.inject('/')
}

it('the payment window carries the name of the site as it is written', async () => {
  const body = { name_en: 'Vivah & Co', name_mr: 'विवाह' }
  const { body: html } = await opened(async () => siteContentOf([{ kind: 'name', language: 'both', body }]))
  expect(html).toContain('<title>Paid · Vivah &#38; Co</title>')
  expect(html).toContain('विवाह · Vivah &#38; Co')
})

it('the payment window tells how it went while the name cannot be read', async () => {
  const { statusCode, body } = await opened(() => Promise.reject(new Error('the database is away')))
  expect([statusCode, body.includes('Thank you'), body.includes('सप्तपदी · Saptapadi')]).toEqual([200, true, true])
})
