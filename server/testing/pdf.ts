import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

type PdfOptions = ConstructorParameters<typeof PDFDocument>[0]

function pdfkit(options: PdfOptions, write: (pdf: InstanceType<typeof PDFDocument>) => void): Promise<Buffer> {
  const pdf = new PDFDocument(options)
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<Buffer>(resolve => pdf.on('end', () => resolve(Buffer.concat(parts))))
  write(pdf)
  pdf.end()
  return ended
}

/** A PDF as an office program makes it: letters in a font that every reader has, the content compressed. */
export const plainPdf = (options: PdfOptions = {}, pages = 1): Promise<Buffer> =>
  pdfkit({ size: 'A6', ...options }, pdf => {
    for (let page = 1; page <= pages; page++) (page > 1 ? pdf.addPage() : pdf).text(`Passport of a test, page ${page}`)
  })

/** A PDF as a scanner makes it: one page that is a photo of the paper. */
export async function scannedPdf(width = 1240, height = 1754): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1240 1754">
    <rect width="1240" height="1754" fill="#F4F0E6"/><rect x="120" y="160" width="1000" height="640" rx="40" fill="#8F1A2C"/>
    <text x="180" y="320" font-size="90" font-family="sans-serif" fill="#FFFDF8">SPECIMEN</text>
    <text x="180" y="460" font-size="60" font-family="sans-serif" fill="#FFFDF8">Ketaki Deshmukh</text></svg>`
  const paper = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
  return pdfkit({ size: 'A4', margin: 0 }, pdf => {
    pdf.image(paper, 0, 0, { width: pdf.page.width, height: pdf.page.height })
  })
}

/** A stream object with these keys in its dictionary. */
const streamOf = (keys: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${keys} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')])

/** A PDF of these objects, numbered from one on; the first is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]?.length ?? 0
  const places = objects.map((object, at) => {
    const place = length
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}

const flate = '/Filter /FlateDecode'
const redSquare = streamOf('', Buffer.from('1 0 0 rg 20 20 60 60 re f'))
const page = (contents: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents ${contents} >>`
/** One page with a red square on it, and whatever else the file holds. */
const squareWith = (catalogue: string, ...more: (string | Buffer)[]): Buffer =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page('4 0 R'),
    redSquare,
    ...more,
  ])

const action = '<< /S /JavaScript /JS (app.alert(1)) >>'
const objectStream = Buffer.from(`9 0 ${action}`)
/** Rows of eight bytes, each with the filter "as above" of PNG before it: what stands there is the difference. */
function pngRows(bytes: Buffer): Buffer {
  const rows: Buffer[] = []
  let above = Buffer.alloc(8)
  for (let at = 0; at < bytes.length; at += 8) {
    const row = Buffer.alloc(8, ' ')
    bytes.copy(row, 0, at)
    const upper = above
    rows.push(Buffer.from([2, ...row.map((byte, column) => (byte - (upper[column] ?? 0)) & 255)]))
    above = row
  }
  return Buffer.concat(rows)
}
const mebibyte = 1024 * 1024

/** PDFs that do more than show pages, or ask for more than a page needs. */
export const hostilePdfs = {
  script: squareWith(`/OpenAction ${action}`),
  twiceDeflatedScript: squareWith(
    '/OpenAction 9 0 R',
    streamOf('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(objectStream))),
  ),
  scriptBehindPredictor: squareWith(
    '/OpenAction 9 0 R',
    streamOf(
      `/Type /ObjStm /N 1 /First 4 ${flate} /DecodeParms << /Predictor 12 /Columns 8 >>`,
      deflateSync(pngRows(objectStream)),
    ),
  ),
  /** Read as one dictionary by whoever looks back from each stream. */
  manyHashes: () =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /A /'),
      Buffer.alloc(9.5 * mebibyte, '#41'),
      Buffer.from(`${'>>\nstream\n\nendstream\n'.repeat(4)}endobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`),
    ]),
  /** A few kilobytes whose page is gigabytes long. */
  bomb: () => {
    const blank = deflateSync(Buffer.alloc(64 * mebibyte, ' '))
    const twice = streamOf('/Filter [/FlateDecode /FlateDecode]', deflateSync(blank))
    return pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page(`[${'4 0 R '.repeat(64)}]`),
      twice,
    ])
  },
  /** A page that never ends, of lines that are all drawn. */
  endlessLines: () =>
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page(`[${'4 0 R '.repeat(64)}]`),
      streamOf(flate, deflateSync(Buffer.from('0 0 m 100 100 l S\n'.repeat(400_000)))),
    ]),
  /** Its picture says that it has billions of pixels. */
  hugePicture: pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>',
    streamOf('', Buffer.from('9 0 0 9 0 0 cm /P Do')),
    streamOf(
      `/Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 8 ${flate}`,
      deflateSync(Buffer.alloc(mebibyte)),
    ),
  ]),
  fiveThousandPages: () => {
    const kids = Array.from({ length: 5_000 }, (_, at) => `${at + 4} 0 R`).join(' ')
    return pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count 5000 >>`,
      redSquare,
      ...Array.from({ length: 5_000 }, () => page('3 0 R')),
    ])
  },
}
