import PDFDocument from 'pdfkit'

/** A PDF as a scanner makes it: one page, its content compressed. */
export async function plainPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A6' })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  pdf.text('Passport of a test')
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

/** A PDF of these objects. What no viewer needs is left out. */
export const pdfWith = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 3} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])

export const streamOf = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dictionary} >>\nstream\n`), bytes, Buffer.from('\nendstream')])
