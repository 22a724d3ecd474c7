import { beforeEach, expect, it, vi } from 'vitest'
import { documentsIn } from '#server/testing/id-proof.ts'
import { plainPdf } from '#server/testing/pdf.ts'
import { picture } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'
import type * as Pdf from './pdf.ts'

// A heavy PDF holds a processor for fifteen seconds. Here it only says so.
const drawn = vi.hoisted(() => ({ isHeavy: true, times: 0 }))
vi.mock('./pdf.ts', async original => ({
  ...(await original<typeof Pdf>()),
  drawPdfOrRefuse: async (bytes: Buffer, _memberId: string, { onHeavy }: { onHeavy?: () => void } = {}) => {
    drawn.times++
    if (drawn.isHeavy) onHeavy?.()
    return bytes
  },
}))

const world = testWorld()
const { sends, withDocument } = documentsIn(world)
beforeEach(() => {
  drawn.times = 0
})

it('three families that send heavy PDFs all day hold the drawing for a few minutes, and may still send photos', async () => {
  drawn.isHeavy = true
  const pdf = await plainPdf()
  for (let n = 0; n < 3; n++) {
    const [family, uuid] = await withDocument()
    const statuses: number[] = []
    for (let tries = 0; tries < 8; tries++) statuses.push((await sends(family, uuid, 'FRONT', pdf, 'a.pdf')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
    expect((await sends(family, uuid, 'FRONT', await picture('jpeg', 60))).statusCode).toBe(200)
  }
  expect(drawn.times).toBe(9)
  // Tomorrow is another day.
  const [family, uuid] = await withDocument()
  for (let n = 0; n < 4; n++) await sends(family, uuid, 'FRONT', pdf, 'a.pdf')
  world.clock.passes(86_400_000)
  expect((await sends(family, uuid, 'FRONT', pdf, 'a.pdf')).statusCode).toBe(200)
})

it('a family that sends plain scans is not counted', async () => {
  drawn.isHeavy = false
  const [family, uuid] = await withDocument()
  for (let n = 0; n < 8; n++)
    expect((await sends(family, uuid, 'FRONT', await plainPdf(), 'a.pdf')).statusCode).toBe(200)
})
