import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdfWith, plainPdf, streamOf } from '#server/testing/pdf.ts'
import { looksLikePdf, refuseActivePdf } from './pdf.ts'

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const compressed = (text: string) => streamOf('/Type /ObjStm /Filter /FlateDecode', deflateSync(Buffer.from(text)))
const photo = streamOf('/Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))

describe('a PDF', () => {
  it('of pages passes', async () => {
    for (const plain of [await plainPdf(), pdfWith(photo), pdfWith(photo, compressed('<< /Type /Page >>'))]) {
      expect(looksLikePdf(plain)).toBe(true)
      await expect(refuseActivePdf(plain)).resolves.toBeUndefined()
    }
  })

  it.each<[string, Buffer]>([
    ['with a script', pdfWith(script)],
    ['with a script in other spelling', pdfWith('<< /S /J#61va#53cript /JS (app.alert(1)) >>')],
    ['with a script in a compressed part', pdfWith(compressed(script))],
    ['with a script in a compressed part of another name', pdfWith(streamOf('', deflateSync(Buffer.from(script))))],
    ['with a script hidden in a picture', pdfWith(streamOf('/Filter /DCTDecode', Buffer.from(`\xff${script}`)))],
    ['that starts a program', pdfWith('<< /S /Launch /F (calc.exe) >>')],
    ['with another file in it', pdfWith('<< /Type /EmbeddedFile >>')],
    ['with a form that sends', pdfWith('<< /S /SubmitForm >>')],
    ['that is encrypted', pdfWith('<< /Encrypt 5 0 R >>')],
    ['with a part that is not read', pdfWith(streamOf('/Filter /ASCII85Decode', Buffer.from('87cUR')))],
    ['with two filters', pdfWith(streamOf('/Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from('78da')))],
    ['with a damaged part', pdfWith(streamOf('/Filter /FlateDecode', Buffer.from('not compressed')))],
    ['that inflates without end', pdfWith(compressed('x'.repeat(70 * 1024 * 1024)))],
    ['that is cut off', pdfWith(photo).subarray(0, -20)],
    ['with another file after it', Buffer.concat([pdfWith(photo), Buffer.from('PK\x03\x04 a zip')])],
    ['of one line', Buffer.from('%PDF-1.7')],
  ])('%s is refused', async (_, bytes) => {
    await expect(refuseActivePdf(bytes)).rejects.toMatchObject({ code: 'wrong_file_kind' })
  })
})
