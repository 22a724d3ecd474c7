import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import type { DrawingOrder, FromDrawing } from './pdf.ts'

// This process draws one document and ends, so that nothing of a family's document stays for the next one.
// A low priority lets requests go first.
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)
// A document may fetch nothing while it is drawn: fonts and decoders are read from the package below.
globalThis.fetch = () => Promise.reject(new Error('a document has no network'))

const folderOfPdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
/** Red, green, blue and opacity: a canvas has four bytes for each pixel. */
const channels = 4

process.once('message', order => {
  void draw(order as DrawingOrder).then(
    drawn => process.send?.(drawn satisfies FromDrawing),
    // Whatever the reader refused, the family has the same way out: to send a photo.
    () => process.send?.('unreadable' satisfies FromDrawing),
  )
})

async function draw({ bytes, mostPages, longestEdge, maxImagePixels }: DrawingOrder): Promise<FromDrawing> {
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: maxImagePixels,
    // Letters are drawn as shapes, so that no font of the file reaches a font engine.
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: `${folderOfPdfjs}/standard_fonts/`,
    wasmUrl: `${folderOfPdfjs}/wasm/`,
    cMapUrl: `${folderOfPdfjs}/cmaps/`,
    iccUrl: `${folderOfPdfjs}/iccs/`,
  }).promise
  const pages: Canvas[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++)
    pages.push(await drawPage(pdf, number, longestEdge))
  const { width, height, pixels } = oneBelowAnother(pages)
  // The reader leaves out what it cannot read, such as a picture that is damaged or too large.
  if (isBlank(pixels)) return 'unreadable'
  const sheet = sharp(pixels, { raw: { width, height, channels } }).removeAlpha()
  return { jpeg: await sheet.jpeg({ quality: 85 }).toBuffer(), pages: pdf.numPages }
}

/** Whether every pixel is like the one before it. */
const isBlank = (pixels: Buffer): boolean => pixels.subarray(channels).equals(pixels.subarray(0, -channels))

async function drawPage(pdf: PDFDocumentProxy, number: number, longestEdge: number): Promise<Canvas> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longestEdge / Math.max(width, height) })
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  // The reader draws on whatever has the methods of a browser's canvas.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  page.cleanup()
  return canvas
}

function oneBelowAnother(pages: readonly Canvas[]): { width: number; height: number; pixels: Buffer } {
  const width = Math.max(...pages.map(page => page.width))
  const height = pages.reduce((sum, page) => sum + page.height, 0)
  const sheet = createCanvas(width, height)
  const context = sheet.getContext('2d')
  context.fillStyle = '#FFFFFF'
  context.fillRect(0, 0, width, height)
  let top = 0
  for (const page of pages) {
    context.drawImage(page, 0, top)
    top += page.height
  }
  return { width, height, pixels: sheet.data() }
}
