import { expect, it } from 'vitest'
import { documentFault } from './rules.ts'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
it.each([
  ['a jpeg', new Blob([jpeg]), null],
  ['a PDF', new Blob(['%PDF-1.7']), null],
  ['a PDF that begins late', new Blob([' %PDF-1.7']), 'kind'],
  ['a drawing that calls itself a jpeg', new Blob(['<svg>'], { type: 'image/jpeg' }), 'kind'],
  ['nothing', new Blob([]), 'kind'],
  ['a jpeg of more than 10 MB', new Blob([jpeg, new Uint8Array(10 * 1024 * 1024)]), 'size'],
])('%s', async (_, file, fault) => {
  expect(await documentFault(file)).toBe(fault)
})
