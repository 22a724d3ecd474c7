import { expect, it } from 'vitest'
import { makePhotoOrRefuse } from '#server/features/shared/stored-files/pictures.ts'
import { drawPair } from '#server/testing/drawn-portraits.ts'
import { distanceOf, farthestCopy, fingerprintOf } from './fingerprint.ts'

const asStored = async (photo: Buffer) => fingerprintOf((await makePhotoOrRefuse(photo, null)).card)

// The figures over a thousand pairs are those of the bench.
it('finds most copies among drawn portraits, and names nobody who only went to the same studio', async () => {
  const near: string[] = []
  const fingerprints: string[] = []
  for (let number = 0; number < 24; number++) {
    const { one, other, kind } = await drawPair('fixed', number, number % 2 === 0)
    const [first, second] = [await asStored(one), await asStored(other)]
    fingerprints.push(first)
    if (distanceOf(first, second) <= farthestCopy) near.push(kind)
  }
  expect(near.filter(kind => kind === 'same place' || kind === 'strangers')).toEqual([])
  expect(near.length).toBeGreaterThanOrEqual(10)
  const crossed = fingerprints.flatMap((one, at) => fingerprints.slice(0, at).map(other => distanceOf(one, other)))
  expect(Math.min(...crossed)).toBeGreaterThan(farthestCopy)
})
