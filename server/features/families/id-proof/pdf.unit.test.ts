import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { QueueFull } from '#server/ports/work-queue.ts'
import { hostilePdfs, pdfOf, plainPdf, scannedPdf } from '#server/testing/pdf.ts'
import { drawPdfOrRefuse } from './pdf.ts'

// A thread of a busy machine takes its time to start, and a file that asks for too much is given some seconds.
vi.setConfig({ testTimeout: 120_000 })

const draws = (bytes: Buffer) => drawPdfOrRefuse(bytes, 'her')
async function pixelsOf(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const from = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels
    return [...data.subarray(from, from + 3)]
  }
  return { width: info.width, height: info.height, at, data }
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 120 && green < 60 && blue < 70

describe('a PDF', () => {
  it('from a scanner becomes a picture of its page', async () => {
    const { width, height, at } = await pixelsOf(await draws(await scannedPdf()))
    expect([width, height]).toEqual([1414, 2000])
    expect([isRed(at(0.5, 0.4)), isRed(at(0.5, 0.8))]).toEqual([true, false])
  })

  it('of letters is drawn with a font of our own, one page below another', async () => {
    const { width, height, data } = await pixelsOf(await draws(await plainPdf({}, 3)))
    expect([width, height]).toEqual([1419, 6000])
    const third = data.length / 3
    for (const page of [0, 1, 2])
      expect(data.subarray(page * third, (page + 1) * third).filter(value => value < 60).length).toBeGreaterThan(1_000)
  })

  it('that opens without a password is drawn, whatever its owner forbids', async () => {
    const { data } = await pixelsOf(await draws(await plainPdf({ ownerPassword: 'x', permissions: {} })))
    expect(data.filter(value => value < 60).length).toBeGreaterThan(1_000)
  })

  it.each([
    ['in its catalogue', hostilePdfs.script],
    ['in a part that is compressed twice', hostilePdfs.twiceDeflatedScript],
    ['behind a predictor', hostilePdfs.scriptBehindPredictor],
  ])('with a script %s leaves its picture alone', async (_, bytes) => {
    const jpeg = await draws(bytes)
    expect(jpeg.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    const { at } = await pixelsOf(jpeg)
    expect([isRed(at(0.5, 0.5)), isRed(at(0.05, 0.05))]).toEqual([true, false])
    for (const word of ['%PDF', 'JavaScript', 'alert']) expect(jpeg.includes(word)).toBe(false)
  })

  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['that needs a password', () => plainPdf({ userPassword: 'born 1998' }), /password/],
    ['that is cut off', async () => (await scannedPdf()).subarray(0, 4_000), /damaged/],
    ['without a page', () => pdfOf(['<< /Type /Catalog >>']), /damaged/],
    ['of a picture with too many pixels', () => hostilePdfs.hugePicture, /damaged/],
    ['of five thousand pages', hostilePdfs.fiveThousandPages, /at most 4 pages/],
  ])('%s is refused', async (_, make, sentence) => {
    const refused = draws(await make())
    await expect(refused).rejects.toMatchObject({
      code: 'wrong_file_kind',
      sentence: { en: expect.stringMatching(sentence) },
    })
  })

  it.each([
    ['long', hostilePdfs.endlessLines, { waitSeconds: 60, processorSeconds: 1.5, megabytes: 4_000 }],
    ['much memory', hostilePdfs.bomb, { waitSeconds: 60, processorSeconds: 600, megabytes: 300 }],
  ])('that takes too %s is given up, and the next one is drawn', async (_, make, limits) => {
    const onHeavy = vi.fn()
    await expect(drawPdfOrRefuse(make(), 'her', { limits, onHeavy })).rejects.toMatchObject({
      code: 'wrong_file_kind',
      sentence: { en: expect.stringMatching(/too long/) },
    })
    expect(onHeavy).toHaveBeenCalledOnce()
    expect((await pixelsOf(await draws(hostilePdfs.script))).width).toBe(2000)
  })

  it('that has waited too long for others is refused, to be sent again', async () => {
    const first = draws(hostilePdfs.script)
    const limits = { waitSeconds: 0, processorSeconds: 15, megabytes: 768 }
    const onHeavy = vi.fn()
    await expect(drawPdfOrRefuse(hostilePdfs.script, 'him', { limits, onHeavy })).rejects.toBeInstanceOf(QueueFull)
    expect((await pixelsOf(await first)).width).toBe(2000)
    expect(onHeavy).not.toHaveBeenCalled()
  })
})
