import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

/** A write that ends when the test says so. */
function slowWrite() {
  const batches: { items: number[]; end: (error?: Error) => void }[] = []
  const run = (items: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      batches.push({ items, end: error => (error ? reject(error) : resolve(items.map(item => `wrote ${item}`))) })
    })
  return { batches, run }
}

it('writes the first at once, and what came meanwhile together, each with its own result', async () => {
  const { batches, run } = slowWrite()
  const write = inBatches(3, run)
  const results = [1, 2, 3, 4, 5].map(write)
  expect(batches.map(batch => batch.items)).toEqual([[1]])
  batches[0]?.end()
  await results[0]
  expect(batches.map(batch => batch.items)).toEqual([[1], [2, 3, 4]])
  batches[1]?.end()
  await results[3]
  batches[2]?.end()
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5].map(n => `wrote ${n}`))
  expect(batches.map(batch => batch.items)).toEqual([[1], [2, 3, 4], [5]])
})

it('goes on after a batch that failed', async () => {
  const { batches, run } = slowWrite()
  const write = inBatches(3, run)
  const [first, second] = [write(1), write(2)]
  batches[0]?.end(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  batches[1]?.end()
  expect(await second).toBe('wrote 2')
  const third = write(3)
  batches[2]?.end()
  expect(await third).toBe('wrote 3')
})
