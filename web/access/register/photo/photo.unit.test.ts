import { expect, test } from 'vitest'
import { photoMaxBytes } from '#domain/limits.ts'
import { refusal } from './photo.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const png = [0x89, 0x50, 0x4e, 0x47]
const file = (head: number[], bytes = 100, type = 'image/jpeg') => {
  const content = new Uint8Array(bytes)
  content.set(head)
  return new Blob([content], { type })
}

test('a photo is a jpeg or a png by its name and by its content', async () => {
  expect(await refusal(file(jpeg))).toBeNull()
  expect(await refusal(file(png, 100, 'image/png'))).toBeNull()
  expect(await refusal(file([0x47, 0x49, 0x46, 0x38]))).toBe('photoKind')
  expect(await refusal(file(jpeg, 100, 'image/webp'))).toBe('photoKind')
  expect(await refusal(new Blob([], { type: 'image/png' }))).toBe('photoKind')
})

test('ten megabytes are taken, a byte more is not', async () => {
  expect(await refusal(file(jpeg, photoMaxBytes))).toBeNull()
  expect(await refusal(file(jpeg, photoMaxBytes + 1))).toBe('photoSize')
})
