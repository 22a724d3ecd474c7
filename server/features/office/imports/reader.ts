import { jobThread, ThreadEnded } from '#server/ports/job-thread.ts'
import { workQueue } from '#server/ports/work-queue.ts'
import type { JudgeContext } from './list-entries.ts'
import type { Judgement } from './rules.ts'
import { type ColumnValues, Unreadable, type UnreadableReason } from './table.ts'

export type ReaderJob =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'rows'; from: number; count: number }
  | { kind: 'judge'; context: JudgeContext | null; rows: string[] }
export type ReaderAnswer =
  | { kind: 'read'; columns: ColumnValues[]; count: number }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'judged'; rows: Judgement[] }
  | { kind: 'unreadable'; reason: UnreadableReason }

/** A row of a sheet, its cells as JSON. */
interface SheetRow {
  row: number
  text: string
}
export interface ReadSheet {
  columns: ColumnValues[]
  count: number
  /** Reads a few rows at a time, so that neither thread holds all of them twice. */
  rows(from: number, count: number): Promise<SheetRow[]>
}

/** Reads sheets and judges rows in a thread of its own. */
export interface SheetReader {
  /** Reads a file and passes the sheet to `work`. Throws Unreadable if it is no register. One file is read at a time. */
  read<T>(bytes: Uint8Array, work: (sheet: ReadSheet) => Promise<T>): Promise<T>
  judge(context: JudgeContext, rows: string[]): Promise<Judgement[]>
  close(): Promise<void>
}

/** A file that takes longer is given up: the thread ends and frees its memory. */
const longestJobMs = 60_000
const memoryMb = 1_024

/** The thread starts with its first job: registers are imported rarely. */
export function startSheetReader(): SheetReader {
  const queued = workQueue({ atOnce: 1, longestQueue: 4 })
  /** The context that was sent to the running thread. */
  let sentContext: JudgeContext | null = null

  const thread = jobThread<ReaderJob, ReaderAnswer>({
    file: new URL('./thread.ts', import.meta.url),
    doing: 'reading',
    longestJobMs,
    options: { resourceLimits: { maxOldGenerationSizeMb: memoryMb } },
    onEnd: () => {
      sentContext = null
    },
  })

  async function ask<K extends ReaderAnswer['kind']>(job: ReaderJob, kind: K) {
    const answer = await thread.ask(job).catch((error: unknown) => {
      throw job.kind === 'read' && error instanceof ThreadEnded ? new Unreadable('too_large_inside') : error
    })
    if (answer.kind === 'unreadable') throw new Unreadable(answer.reason)
    if (answer.kind !== kind) throw new Error(`the reading thread answered ${answer.kind} to ${job.kind}`)
    return answer as Extract<ReaderAnswer, { kind: K }>
  }

  return {
    read: (bytes, work) =>
      queued(async () => {
        const { columns, count } = await ask({ kind: 'read', bytes }, 'read')
        try {
          const rows = async (from: number, most: number) =>
            (await ask({ kind: 'rows', from, count: most }, 'rows')).rows
          return await work({ columns, count, rows })
        } finally {
          // Ending the thread frees the sheet.
          await thread.end()
        }
      }),
    async judge(context, rows) {
      const isNew = sentContext !== context
      sentContext = context
      return (await ask({ kind: 'judge', context: isNew ? context : null, rows }, 'judged')).rows
    },
    close: thread.end,
  }
}
