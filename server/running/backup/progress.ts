import { counted } from '#domain/words/counted.ts'
/** Reports progress to an operator who waits. */
export interface Progress {
  table(name: string, rows: number): void
  file(count: number): void
}

const everyMs = 1_000

/** Writes lines to stderr, because stdout is for the result. Files are many, so they are reported once a second. */
export function progressLines(verb: string): Progress {
  let toldAt = 0
  const tell = (text: string) => process.stderr.write(`${verb} ${text}\n`)
  return {
    table: (name, rows) => tell(`${name}: ${counted(rows, 'row')}`),
    file(count) {
      if (performance.now() - toldAt < everyMs) return
      toldAt = performance.now()
      tell(counted(count, 'file'))
    },
  }
}

export const noProgress: Progress = { table() {}, file() {} }
