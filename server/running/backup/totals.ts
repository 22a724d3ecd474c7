import { createHash } from 'node:crypto'
import type { Totals } from './format.ts'

const newline = 10

/** Counts and hashes content as it streams. COPY escapes the line ends of values, so a row is a line. */
export function counting(isTable: boolean): { add(bytes: Buffer): void; totals(): Totals } {
  const hash = createHash('sha256')
  let [bytes, rows] = [0, 0]
  return {
    add(part) {
      hash.update(part)
      bytes += part.length
      if (isTable) for (let at = part.indexOf(newline); at !== -1; at = part.indexOf(newline, at + 1)) rows++
    },
    totals: () => ({ bytes, rows: isTable ? rows : null, sha256: hash.digest('hex') }),
  }
}

export const areEqual = (a: Totals, b: Totals): boolean =>
  a.bytes === b.bytes && a.rows === b.rows && a.sha256 === b.sha256
