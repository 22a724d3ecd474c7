import { expect, test, vi } from 'vitest'
import { shrunk } from './crop-picture.ts'

const upTo = (maxBytes: number) => ({ longestWidth: 1080, maxBytes })

test('quality goes before pixels, and what fits at once is left alone', async () => {
  const encode = vi.fn(async (width: number, quality: number) => new Blob([new Uint8Array(width * quality * 10)]))
  const tried = () => encode.mock.calls.splice(0)

  await shrunk(4000, encode, upTo(400_000))
  expect(tried()).toEqual([[1080, 0.9]])

  await shrunk(800, encode, upTo(6_500))
  expect(tried()).toEqual([
    [800, 0.9],
    [800, 0.8],
  ])

  expect((await shrunk(800, encode, upTo(4_500))).size).toBeLessThanOrEqual(4_500)
  expect(tried().map(([width]) => width)).toEqual([800, 800, 800, 800, 600, 600, 600])
})
