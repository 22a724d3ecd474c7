import { type Table, tableCollector, Unreadable } from './table.ts'

/** Spreadsheets save UTF-8, with or without a byte order mark, or UTF-16 with one. Any other encoding would give wrong letters. */
function textOf(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable('not_utf8')
  }
}

/**
 * The separator that occurs most often in the first line that has any, outside quotes: a bank writes a title above its table. A
 * loop: a pattern fails at a first cell of megabytes.
 */
function separatorOf(text: string): string {
  const counts = new Map([',', ';', '\t'].map(sign => [sign, 0]))
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if ([...counts.values()].some(Boolean)) break
    } else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

/** RFC 4180 with the separators that spreadsheets use. An unclosed quote is refused: it would swallow families. */
export function readCsv(bytes: Uint8Array): Table {
  const text = textOf(bytes)
  if (text.includes('\0')) throw new Unreadable('damaged')
  const separator = separatorOf(text)
  const collected = tableCollector()
  let cells: string[] = []
  let line = 1
  let at = 0
  const endRow = () => {
    collected.add(line, cells)
    cells = []
    line++
  }
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      const [quoted, end] = quotedCell(text, at + 1)
      cell = quoted
      at = end
    }
    // Text after a closing quote belongs to the cell too.
    const end = endOfCell(text, at, separator)
    cells.push(cell + text.slice(at, end))
    at = end
    if (text[at] === separator) {
      at++
      if (at === text.length) cells.push('')
      continue
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    endRow()
  }
  if (cells.length > 0) endRow()
  return collected.table()
}

function quotedCell(text: string, from: number): [cell: string, end: number] {
  let cell = ''
  for (let at = from; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new Unreadable('damaged')
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return [cell, quote + 1]
    cell += '"'
    at = quote + 2
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}
