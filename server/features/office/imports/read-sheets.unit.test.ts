import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { brackets, formatPart, headRow as head, wideRows, workbook, xlsx } from '#server/testing/bombs.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { columnValues, Unreadable } from './table.ts'

const reasonOf = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    return error instanceof Unreadable ? error.reason : String(error)
  }
  return 'read'
}
/** What takes a second or two with its bounds and minutes without them. */
const hanging = { timeout: 30_000 }
const csv = (text: string) => readCsv(Buffer.from(text))

describe('a register as CSV', () => {
  it('is read with the separators, marks and quotes of any sheet', () => {
    for (const separator of [',', ';', '\t']) {
      const table = csv(
        ['\uFEFFName', 'Note'].join(separator) +
          `\r\n"Kale, Rutuja"${separator}"says ""yes""\r\nand more"\r\n\r\nPatil${separator}\n`,
      )
      expect(table).toEqual({
        columns: ['Name', 'Note'],
        rows: [
          { row: 2, cells: ['Kale, Rutuja', 'says "yes" and more'] },
          { row: 4, cells: ['Patil'] },
        ],
      })
    }
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('नाव\tउंची\nऋतुजा\t५.४', 'utf16le')])
    expect(readCsv(wide).rows).toEqual([{ row: 2, cells: ['ऋतुजा', '५.४'] }])
  })
  it('is refused with a reason where it would be read wrongly', () => {
    expect(reasonOf(() => readCsv(Buffer.from([0x4e, 0x0a, 0xe9, 0x0a])))).toBe('not_utf8')
    expect(reasonOf(() => csv('Name\n"Kale'))).toBe('damaged')
    expect(reasonOf(() => csv('Name\nKa\0le'))).toBe('damaged')
    expect(reasonOf(() => csv(''))).toBe('no_rows')
    expect(reasonOf(() => csv('\n\nName\n,,\n'))).toBe('no_rows')
    expect(reasonOf(() => csv(`"${'x'.repeat(9_000_000)}",Name\n`))).toBe('no_rows')
    expect(reasonOf(() => csv(`Name\n${'x\n'.repeat(50_001)}`))).toBe('too_many_rows')
    expect(reasonOf(() => csv(`Name\n${'x,'.repeat(101)}x\n`))).toBe('too_many_columns')
  })
})

describe('a register as XLSX', () => {
  it('takes values of formulas, dates that are numbers, times, and rich texts', () => {
    const { columns, rows } = readXlsx(
      xlsx(
        `${head}<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>35498</v></c><c r="C3" t="str"><f>A1&amp;"x"</f><v>Saswad</v></c></row>` +
          '<row r="4"><c r="A4"><f>1+1</f><v>2</v></c><c r="B4" s="2"><v>35498</v></c><c r="C4" s="3"><v>5</v></c><c r="E4" s="4"><v>0.4375</v></c></row>' +
          '<row r="5"><c r="A5" t="e"><v>#REF!</v></c><c r="B5" t="b"><v>1</v></c><c r="C5"><v>5.4000000000000004</v></c></row>',
      ),
    )
    expect(columns).toEqual(['Name', 'DOB', 'Village', '', ''])
    expect(rows).toEqual([
      { row: 3, cells: ['Rutuja', '1997-03-09', 'Saswad'] },
      { row: 4, cells: ['2', '1997-03-09', '5', '', '10:30:00'] },
      { row: 5, cells: ['', 'Yes', '5.4'] },
    ])
  })
  it('fills merged cells, leaves ten thousand empty rows out, and stands a merge over the whole sheet', () => {
    const empty = Array.from({ length: 10_000 }, (_, at) => `<row r="${at + 4}"><c r="A${at + 4}" s="1"/></row>`).join(
      '',
    )
    const table = readXlsx(
      xlsx(
        `${head}<row r="2"><c r="A2" t="str"><v>Rutuja</v></c><c r="C2" t="str"><v>Saswad</v></c></row><row r="3"><c r="A3" t="str"><v>Mira</v></c></row>${empty}` +
          '</sheetData><mergeCells><mergeCell ref="C2:C3"/><mergeCell ref="A1:XFD1048576"/><mergeCell ref="nonsense"/></mergeCells><sheetData>',
      ),
    )
    expect(table.rows).toEqual([
      { row: 2, cells: ['Rutuja', '', 'Saswad'] },
      { row: 3, cells: ['Mira', '', 'Saswad'] },
    ])
  })
  it('counts dates from 1904 where the workbook says so', () => {
    const workbook1904 = workbook.replace('<workbookPr/>', '<workbookPr date1904="1"/>')
    const sheet = xlsx(`${head}<row r="2"><c r="B2" s="1"><v>34036</v></c></row>`, { 'xl/workbook.xml': workbook1904 })
    expect(readXlsx(sheet).rows[0]?.cells).toEqual(['', '1997-03-09'])
  })
  it('is refused with a reason where it is damaged, empty or a bomb', () => {
    expect(reasonOf(() => readXlsx(Buffer.from('PK nonsense')))).toBe('damaged')
    expect(reasonOf(() => readXlsx(zipSync({ 'readme.txt': strToU8('x') })))).toBe('damaged')
    expect(reasonOf(() => readXlsx(xlsx(head)))).toBe('no_rows')
    const large = xlsx('', { 'xl/worksheets/sheet1.xml': '\0'.repeat(5 * 2 ** 20) })
    /** Rewrites the size that the ZIP's directory declares for the sheet. */
    const claiming = (size: number) => {
      const bytes = Buffer.from(large)
      bytes.writeUInt32LE(size, bytes.lastIndexOf('xl/worksheets/sheet1.xml') - 22)
      return bytes
    }
    expect(reasonOf(() => readXlsx(claiming(170 * 2 ** 20)))).toBe('too_large_inside')
    // One that says less than it holds is inflated no further than it says.
    const lying = claiming(1_000)
    expect(reasonOf(() => readXlsx(lying))).not.toBe('read')
  })
  const sharing = (rows: number, text: string) =>
    xlsx(head + `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(rows), {
      'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
    })
  it('is refused before a small file fills the memory', () => {
    expect(reasonOf(() => readXlsx(xlsx(head + wideRows(50_002))))).toBe('too_many_rows')
    expect(reasonOf(() => readXlsx(sharing(800, ' a'.repeat(500))))).toBe('too_large_inside')
  })
  it('cuts a text of nine megabytes before a thousand cells share it', hanging, () => {
    const { rows } = readXlsx(sharing(10, 'x'.repeat(9_000_000)))
    expect(rows[0]?.cells[0]).toBe('x'.repeat(1_000))
  })
  it('stands a format of two hundred thousand brackets, and references of any length', hanging, () => {
    const merge = `</sheetData><mergeCells><mergeCell ref="A1:${'1'.repeat(200_000)}x"/></mergeCells><sheetData>`
    expect(
      readXlsx(xlsx(`${head}<row r="2"><c t="str"><v>Mira</v></c></row>${merge}`, formatPart(brackets))).rows,
    ).toHaveLength(1)
  })
  it.each(['0', '-3', '1.5', 'x', '1048577', '99999999999'])('is damaged with a row numbered %s', number => {
    const sheet = `${head}<row r="${number}"><c t="str"><v>Mira</v></c></row>`
    expect(reasonOf(() => readXlsx(xlsx(sheet)))).toBe('damaged')
  })
  it('expands no entities', () => {
    const sheet = `<!DOCTYPE x [<!ENTITY a "boom"><!ENTITY b "&a;&a;">]>${'<worksheet><sheetData>'}${head}<row r="2"><c r="A2" t="str"><v>&b;</v></c></row></sheetData></worksheet>`
    expect(readXlsx(xlsx('', { 'xl/worksheets/sheet1.xml': sheet })).rows[0]?.cells[0]).not.toContain('boom')
  })
})

it('the values of a column are counted, the commonest first', () => {
  const [district] = columnValues({
    columns: ['District'],
    rows: ['Pune', 'पुणे', 'Pune', ''].map((cell, row) => ({ row, cells: [cell] })),
  })
  expect(district).toEqual({
    name: 'District',
    samples: ['Pune', 'पुणे'],
    values: [
      ['Pune', 2],
      ['पुणे', 1],
    ],
  })
})
