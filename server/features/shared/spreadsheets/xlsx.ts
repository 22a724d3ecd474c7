import { type Cell, harmless } from './cells.ts'
import { streamZip, type ZippedFile } from './stream-zip.ts'

/*
 * A workbook of one plain sheet is five small XML files in a ZIP. The maintained libraries build the whole sheet in memory or
 * bring a parser, styles and a ZIP of their own, so the sheet is written here as it streams.
 */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const relations = `${office}/officeDocument/2006/relationships`

const contentTypes = `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`
const relationTo = (type: string, target: string) =>
  `${declaration}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`
const workbook = (sheet: string) =>
  `${declaration}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="${xml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML has no way to write most control characters, and a program refuses a sheet that holds one.
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu
const xml = (text: string) =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, letter => entities[letter] ?? letter)

const xlsxCell = (cell: Cell): string => {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${xml(harmless(cell))}</t></is></c>`
}

async function* sheetOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>`
  for await (const row of rows) yield `<row>${row.map(xlsxCell).join('')}</row>`
  yield '</sheetData></worksheet>'
}

/** A sheet as a workbook, in pieces as its rows arrive. */
export function xlsxOf(name: string, rows: AsyncIterable<readonly Cell[]>, at: Date): AsyncGenerator<Uint8Array> {
  const files: ZippedFile[] = [
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [relationTo('officeDocument', 'xl/workbook.xml')] },
    { name: 'xl/workbook.xml', content: [workbook(name)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [relationTo('worksheet', 'worksheets/sheet1.xml')] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(rows) },
  ]
  return streamZip(files, at)
}
