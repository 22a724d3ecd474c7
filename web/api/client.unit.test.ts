import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './client.ts'

const named = { first_name: 'Mrunal', second_script: { mr: { first_name: 'मृणाल' } } }
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: 'mr' } })
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/profiles' ? { count: 1, list: [named] } : { ...named, list: [named] }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('an answer is read in the language in which it was asked for', async () => {
  const { list } = await call('GET /profiles', {})
  expect(list).toMatchObject([{ first_name: 'मृणाल' }])
})

test('an answer that fills a form keeps what was typed', async () => {
  expect(await call('GET /user/me', {})).toMatchObject({ first_name: 'Mrunal' })
  const { list } = await call('GET /search-by-id', { registration_no: 'B10001' })
  expect(list).toMatchObject([{ first_name: 'Mrunal' }])
})
