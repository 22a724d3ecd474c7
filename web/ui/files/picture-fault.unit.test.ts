import { expect, test } from 'vitest'
import { pictureFault } from './picture-fault.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const png = [0x89, 0x50, 0x4e, 0x47]
const heic = [0, 0, 0, 0x18, ...Buffer.from('ftypheic')]
const file = (head: number[], bytes = 100, type = 'image/jpeg') => {
  const content = new Uint8Array(bytes)
  content.set(head)
  return new Blob([content], { type })
}

test('a picture is a jpeg, a png or what an iPhone takes, by its name and by its content', async () => {
  const fault = (picture: Blob) => pictureFault(picture, 1000)
  expect(await fault(file(jpeg))).toBeNull()
  expect(await fault(file(png, 100, 'image/png'))).toBeNull()
  expect(await fault(file(heic, 100, 'image/heic'))).toBeNull()
  expect(await fault(file(heic, 100, ''))).toBeNull()
  expect(await fault(file([0x47, 0x49, 0x46, 0x38]))).toBe('kind')
  expect(await fault(file(jpeg, 100, 'image/webp'))).toBe('kind')
  expect(await fault(file([...Buffer.from('<svg>')], 100, 'image/svg+xml'))).toBe('kind')
  expect(await fault(new Blob([], { type: 'image/png' }))).toBe('kind')
})

test('the limit itself is taken, a byte more is not', async () => {
  expect(await pictureFault(file(jpeg, 1000), 1000)).toBeNull()
  expect(await pictureFault(file(jpeg, 1001), 1000)).toBe('size')
})
