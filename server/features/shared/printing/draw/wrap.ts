/**
 * Breaks a text into lines that are at most this wide. A word that is wider than a line is cut between the letters that a
 * reader sees, never within a conjunct.
 */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  // Words are measured one by one: letters never join over a space, and most words are measured already.
  const space = widthOf(' ')
  for (const paragraph of text.split('\n')) {
    let line = ''
    let used = 0
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const wordWidth = widthOf(word)
      if (line && used + space + wordWidth <= width) {
        line += ` ${word}`
        used += space + wordWidth
        continue
      }
      if (line) lines.push(line)
      const pieces = wordWidth <= width ? [word] : cut(word, width, widthOf)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
      used = widthOf(line)
    }
    if (line) lines.push(line)
  }
  return lines
}

const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' })

function cut(word: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of letters.segment(word)) {
    if (piece && widthOf(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return piece ? [...pieces, piece] : pieces
}
