// Small files that make a careless reader work for minutes or fill the memory.
import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'

/** The directory of a ZIP whose files are named by numbers from abroad, the slowest names to read. */
export function zipOfNumbers(count: number): Buffer {
  const entries = Array.from({ length: count }, (_, n) => {
    const name = Buffer.from(`+4420${70_000_000 + n}.jpg`)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(name.length, 28)
    return Buffer.concat([entry, name])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length, 12)
  return Buffer.concat([directory, end])
}

export const workbook = `<workbook xmlns:r="r"><workbookPr/><sheets><sheet name="Hidden" state="hidden" r:id="rId9"/><sheet name="Families" r:id="rId1"/></sheets></workbook>`
const relations = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="&quot;day&quot;0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs></styleSheet>'
const strings = '<sst><si><t>Name</t></si><si><r><t>Ru</t></r><r><t>tuja</t></r><rPh><t>x</t></rPh></si></sst>'
/** A workbook with these rows, and other parts in place of plain ones. */
export const xlsx = (sheet: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': workbook,
        'xl/_rels/workbook.xml.rels': relations,
        'xl/styles.xml': styles,
        'xl/sharedStrings.xml': strings,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
export const headRow =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>DOB</t></is></c><c r="C1" t="str"><v>Village</v></c></row>'
/** Each row has one cell, at its end: a reader may make the cells before it for every row that is never shown. */
export const wideRows = (count: number) => '<row><c r="CV1" t="str"><v>x</v></c></row>'.repeat(count)
/** The styles of a sheet with one format of its own. */
export const formatPart = (format: string) => ({
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts></styleSheet>`,
})
export const brackets = '['.repeat(200_000)

/** The frames of a backup by their place. Kinds and lengths are readable without the passphrase. */
export function framesOf(backup: Buffer) {
  const headLength = backup.readUInt32BE(19)
  const frames: { kind: string; from: number; to: number }[] = []
  for (let at = 19 + 4 + headLength + 32; at < backup.length; ) {
    const to = at + 5 + backup.readUInt32BE(at + 1)
    frames.push({ kind: backup.toString('latin1', at, at + 1), from: at, to })
    at = to
  }
  return frames
}

/** A backup without a passphrase whose first block is another one. Anybody can make its checksum, and nobody else its signature. */
export function withForgedBlock(backup: Buffer, packed: Buffer): Buffer {
  const at = framesOf(backup).findIndex(({ kind }) => kind === 'D')
  const block = framesOf(backup)[at]
  if (!block) throw new Error('a backup without blocks')
  const plain = Buffer.concat([Buffer.from([1]), packed])
  const place = Buffer.alloc(12)
  place.writeBigUInt64BE(BigInt(at), 4)
  const sum = createHash('sha256')
    .update(backup.subarray(23, 23 + backup.readUInt32BE(19)))
    .update(place)
    .update('D')
    .update(plain)
  const closed = Buffer.concat([plain, sum.digest().subarray(0, 16), Buffer.alloc(16)])
  const start = Buffer.alloc(5)
  start.write('D')
  start.writeUInt32BE(closed.length, 1)
  return Buffer.concat([backup.subarray(0, block.from), start, closed, backup.subarray(block.to)])
}
