import { expect, test, vi } from 'vitest'
import { photoMaxBytes } from '#domain/limits.ts'
import { refusal, shrunk } from './photo.ts'

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

test('quality goes before pixels, and what fits at once is left alone', async () => {
  const encode = vi.fn(async (width: number, quality: number) => new Blob([new Uint8Array(width * quality * 10)]))
  const tried = () => encode.mock.calls.splice(0)

  await shrunk(4000, encode, 400_000)
  expect(tried()).toEqual([[1080, 0.9]])

  await shrunk(800, encode, 6_500)
  expect(tried()).toEqual([
    [800, 0.9],
    [800, 0.8],
  ])

  expect((await shrunk(800, encode, 4_500)).size).toBeLessThanOrEqual(4_500)
  expect(tried().map(([width]) => width)).toEqual([800, 800, 800, 800, 600, 600, 600])
})
