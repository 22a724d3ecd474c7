import PDFDocument from 'pdfkit'
import { fontBytes, fontFiles, runWidth } from './fonts.ts'
import type { Mark, Page } from './marks.ts'

interface PdfInfo {
  title: string
  language: string
}

export function pdfOf(pages: readonly Page[], info: PdfInfo): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title },
  })
  for (const font of fontFiles) document.registerFont(font, fontBytes(font))
  for (const { width, height, marks } of pages) {
    document.addPage({ size: [width, height], margin: 0 })
    for (const mark of marks) put(document, mark)
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.end()
  })
}

type Document = InstanceType<typeof PDFDocument>

function put(document: Document, mark: Mark): void {
  switch (mark.kind) {
    case 'box':
      document.rect(mark.x, mark.y, mark.width, mark.height)
      paint(document, mark)
      return
    case 'line':
      document.moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2)
      paint(document, mark)
      return
    case 'shape': {
      const { x, y, scale, turn } = mark.place
      document.save().translate(x, y).scale(scale)
      if (turn) document.rotate(turn.degrees, { origin: [turn.x, turn.y] })
      document.path(mark.path)
      paint(document, mark)
      document.restore()
      return
    }
    case 'photo':
      document.save().path(mark.clip).clip()
      document.image(Buffer.from(mark.jpeg), mark.x, mark.y, { width: mark.width, height: mark.height })
      document.restore()
      return
    case 'text': {
      let { x } = mark
      document.fontSize(mark.size).fillColor(mark.colour)
      for (const run of mark.runs) {
        document.font(run.font).text(run.text, x, mark.baseline, { lineBreak: false, baseline: 'alphabetic' })
        x += runWidth(run, mark.size)
      }
    }
  }
}

function paint(document: Document, { fill, stroke }: { fill?: string; stroke?: { colour: string; width: number } }) {
  if (stroke) document.lineWidth(stroke.width).strokeColor(stroke.colour)
  if (fill) document.fillColor(fill)
  if (fill && stroke) document.fillAndStroke()
  else if (fill) document.fill()
  else document.stroke()
}
