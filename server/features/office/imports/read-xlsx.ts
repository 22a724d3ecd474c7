import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { dayOfSheet } from '#domain/office/import-values.ts'
import { importMaxColumns, importMaxRows } from '#domain/office/imports.ts'
import { longestCell, type Table, tableCollector, Unreadable } from './table.ts'

/** The limit for all parts together once they are inflated. A small file can claim to hold much more. */
const mostBytesInside = 160 * 1024 * 1024
/** Merged areas are filled with their first cell. An area over whole columns would fill the sheet. */
const mostMergedCells = 200_000
/** A sheet has no more rows, and a reference such as XFD1048576 and a format no more letters. */
const lastRow = 1_048_576
const longestReference = 10
const longestFormat = 255
/** Cells are shortened as they are read: thousands of them may share one text of megabytes. Spaces at its start still go. */
const longestText = longestCell * 4

type Parts = Readonly<Record<string, Uint8Array>>

const isRead = (name: string) =>
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i.test(name)

/** Inflates the parts with cells. None is inflated beyond the size that the directory of the file gives for it. */
function inflate(bytes: Uint8Array): Parts {
  let inside = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isRead(name)) return false
        inside += originalSize
        if (inside > mostBytesInside) throw new Unreadable('too_large_inside')
        return true
      },
    })
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
}

interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const bytesAtOnce = 256 * 1024

/** Reads XML as a stream, so that no tree of a whole sheet is in memory. Declared entities are not expanded. */
function readXml(bytes: Uint8Array | undefined, { open, text, close }: XmlHandlers): void {
  if (!bytes) return
  const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(withoutPrefix(name), attributes),
      ontext: part => text?.(part),
      onclosetag: name => close?.(withoutPrefix(name)),
      onerror() {
        throw new Unreadable('damaged')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const decoder = new TextDecoder()
  for (let from = 0; from < bytes.length; from += bytesAtOnce)
    parser.write(decoder.decode(bytes.subarray(from, from + bytesAtOnce), { stream: true }))
  parser.end(decoder.decode())
}

/** The first visible sheet, and whether its dates are counted from 1904. */
function firstSheet(parts: Parts): { sheet: Uint8Array; startsIn1904: boolean } {
  let id = ''
  let startsIn1904 = false
  readXml(parts['xl/workbook.xml'], {
    open(name, attributes) {
      if (name === 'workbookPr') startsIn1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name === 'sheet' && id === '' && (attributes.state ?? 'visible') === 'visible') id = attributes['r:id'] ?? ''
    },
  })
  let target = ''
  readXml(parts['xl/_rels/workbook.xml.rels'], {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id === id) target = Target
    },
  })
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const sheet = parts[path]
  if (!sheet) throw new Unreadable('damaged')
  return { sheet, startsIn1904 }
}

/** The texts that cells share. Phonetic hints are left out. */
function sharedStrings(parts: Parts): string[] {
  const strings: string[] = []
  let within: 'text' | 'phonetic' | null = null
  let current = ''
  readXml(parts['xl/sharedStrings.xml'], {
    open(name) {
      if (name === 'si') current = ''
      if (name === 'rPh') within = 'phonetic'
      if (name === 't' && within !== 'phonetic') within = 'text'
    },
    text(part) {
      if (within === 'text' && current.length < longestText) current += part.slice(0, longestText)
    },
    close(name) {
      if (name === 't' && within === 'text') within = null
      if (name === 'rPh') within = null
      if (name === 'si') strings.push(current)
    },
  })
  return strings
}

/** The styles that show a number as a date: built-in ones, and those with a day, month, year or hour in their format. */
function dateStyles(parts: Parts): boolean[] {
  const ownDates = new Set<string>()
  const styles: boolean[] = []
  let isCellStyle = false
  const isBuiltIn = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
  readXml(parts['xl/styles.xml'], {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (
        name === 'numFmt' &&
        /[dmyhs]/i.test(formatCode.slice(0, longestFormat).replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
      )
        ownDates.add(numFmtId)
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'xf' && isCellStyle) styles.push(ownDates.has(numFmtId) || isBuiltIn(Number(numFmtId)))
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return styles
}

const days1904 = 1462
const largestSerial = 100_000

function dateText(serial: number): string {
  if (serial < 0 || serial > largestSerial) return String(serial)
  const time = new Date(Math.round((serial % 1) * 86_400) * 1_000).toISOString().slice(11, 19)
  if (serial < 1) return time
  return serial % 1 === 0 ? dayOfSheet(serial) : `${dayOfSheet(serial)} ${time}`
}

/** 0 for A, 26 for AA. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{0,3}/.exec(reference.toUpperCase())?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
const rowOf = (reference: string) => Number(/\d+$/.exec(reference)?.[0] ?? 0)

interface Merge {
  from: { row: number; column: number }
  to: { row: number; column: number }
}
function mergeOf(reference: string): Merge | null {
  const [from = '', to = ''] = reference.split(':')
  const place = (one: string) => ({ row: rowOf(one), column: columnOf(one) })
  return to === '' || Math.max(from.length, to.length) > longestReference ? null : { from: place(from), to: place(to) }
}

/**
 * Reads the first sheet of an XLSX file. A formula gives its stored value, a date its day, and a merged cell fills its area.
 */
export function readXlsx(bytes: Uint8Array): Table {
  const parts = inflate(bytes)
  const { sheet, startsIn1904 } = firstSheet(parts)
  const shared = sharedStrings(parts)
  const isDate = dateStyles(parts)
  const rows = new Map<number, string[]>()
  const merges: Merge[] = []
  let row = 0
  let column = -1
  let cell = { type: 'n', isDate: false }
  let isValue = false
  let value = ''

  const cellText = (): string => {
    if (cell.type === 's') return shared[Number(value)] ?? ''
    if (cell.type === 'b') return value === '1' ? 'Yes' : 'No'
    if (cell.type === 'e') return ''
    if (cell.type !== 'n' || value === '') return value
    const number = Number(value)
    if (!Number.isFinite(number)) return ''
    if (cell.isDate) return dateText(number + (startsIn1904 ? days1904 : 0))
    // Sheets store 5.4 as 5.4000000000000004.
    return String(Number(number.toPrecision(15)))
  }
  function store(text: string) {
    if (text.trim() === '') return
    if (column >= importMaxColumns) throw new Unreadable('too_many_columns')
    const cells = rows.get(row) ?? []
    // One row more than families, for the headings. The collector counts too, but only when every row is in memory.
    if (cells.length === 0 && rows.size > importMaxRows) throw new Unreadable('too_many_rows')
    while (cells.length < column) cells.push('')
    cells[column] = text
    rows.set(row, cells)
  }

  readXml(sheet, {
    open(name, attributes) {
      if (name === 'row') {
        row = Number(attributes.r ?? row + 1)
        if (!Number.isInteger(row) || row < 1 || row > lastRow) throw new Unreadable('damaged')
        column = -1
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1
        cell = { type: attributes.t ?? 'n', isDate: isDate[Number(attributes.s ?? -1)] ?? false }
        value = ''
      } else if (name === 'v' || name === 't') isValue = true
      else if (name === 'mergeCell') {
        const merge = mergeOf(attributes.ref ?? '')
        if (merge && merges.length < mostMergedCells) merges.push(merge)
      }
    },
    text(part) {
      if (isValue && value.length < longestText) value += part.slice(0, longestText)
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') store(cellText())
    },
  })
  fillMerges(rows, merges)
  const collected = tableCollector()
  for (const number of [...rows.keys()].toSorted((one, other) => one - other))
    collected.add(
      number,
      Array.from(rows.get(number) ?? [], text => text ?? ''),
    )
  return collected.table()
}

/** A merged area has its value in the first cell alone, also where it spans the rows of several families. */
function fillMerges(rows: Map<number, string[]>, merges: readonly Merge[]): void {
  let cellsLeft = mostMergedCells
  for (const { from, to } of merges) {
    const first = rows.get(from.row)?.[from.column]
    const size = (to.row - from.row + 1) * (to.column - from.column + 1)
    if (!first || !(size > 0) || size > cellsLeft) continue
    cellsLeft -= size
    for (let row = from.row; row <= to.row; row++) {
      const cells = rows.get(row)
      // A row without cells of its own is no family.
      if (cells) for (let column = from.column; column <= to.column; column++) cells[column] ||= first
    }
  }
}
