import { Worker } from 'node:worker_threads'
import { workQueue } from '#server/ports/work-queue.ts'
import type { ColumnValues } from './column-values.ts'
import type { Judgement } from './judge-row.ts'
import type { Plan } from './plan.ts'
import { Unreadable, type UnreadableReason } from './table.ts'

export type ReaderJob =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'rows'; from: number; count: number }
  | { kind: 'judge'; plan: Plan | null; rows: string[] }
export type ReaderAnswer =
  | { kind: 'read'; columns: ColumnValues[]; count: number }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'judged'; rows: Judgement[] }
export interface ToReader {
  number: number
  job: ReaderJob
}
export type FromReader =
  | { number: number; answer: ReaderAnswer }
  | { number: number; error: string }
  | { number: number; unreadable: UnreadableReason }

/** A row of a sheet, its cells as JSON. */
export interface SheetRow {
  row: number
  text: string
}
export interface ReadSheet {
  columns: ColumnValues[]
  count: number
  /** The rows a few at a time, so that neither thread holds all of them twice. */
  rows(from: number, count: number): Promise<SheetRow[]>
}

/** Reads sheets and judges rows in a thread of its own. */
export interface SheetReader {
  /** Reads a file and hands it to the work. Throws Unreadable for what is no register. One file at a time. */
  read<T>(bytes: Uint8Array, work: (sheet: ReadSheet) => Promise<T>): Promise<T>
  judge(plan: Plan, rows: string[]): Promise<Judgement[]>
  close(): Promise<void>
}

/** A file that takes longer is not worth the wait: the thread ends with all that it held. */
const longestJobMs = 60_000
const memoryMb = 1_024

/** The thread starts with the first job, because a register is brought along once. */
export function startSheetReader(): SheetReader {
  const queued = workQueue({ atOnce: 1, longestQueue: 4 })
  let worker: Worker | null = null
  let lastNumber = 0
  /** The plan that the running thread has. */
  let sentPlan: Plan | null = null

  async function end() {
    const ending = worker
    worker = null
    sentPlan = null
    await ending?.terminate()
  }

  function ask<K extends ReaderAnswer['kind']>(job: ReaderJob, kind: K): Promise<Extract<ReaderAnswer, { kind: K }>> {
    worker ??= new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    const asked = worker
    const number = ++lastNumber
    return new Promise((resolve, reject) => {
      const failed = (error: Error) => {
        settle()
        // A thread that died, hangs or ran out of memory is replaced by the next job's.
        void end()
        reject(job.kind === 'read' ? new Unreadable('too_large_inside') : error)
      }
      const exited = (code: number) => failed(new Error(`the reading thread ended with ${code}`))
      const timer = setTimeout(() => failed(new Error('reading took too long')), longestJobMs)
      const answered = (message: FromReader) => {
        if (message.number !== number) return
        settle()
        if ('unreadable' in message) reject(new Unreadable(message.unreadable))
        else if ('error' in message) reject(new Error(message.error))
        else if (message.answer.kind === kind) resolve(message.answer as Extract<ReaderAnswer, { kind: K }>)
        else reject(new Error(`the reading thread answered ${message.answer.kind} to ${job.kind}`))
      }
      const settle = () => {
        clearTimeout(timer)
        asked.off('message', answered).off('error', failed).off('exit', exited)
        asked.unref()
      }
      asked.ref()
      asked.on('message', answered).on('error', failed).on('exit', exited)
      asked.postMessage({ number, job } satisfies ToReader)
    })
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
          // The sheet goes with its thread.
          await end()
        }
      }),
    async judge(plan, rows) {
      const isNew = sentPlan !== plan
      sentPlan = plan
      return (await ask({ kind: 'judge', plan: isNew ? plan : null, rows }, 'judged')).rows
    },
    close: end,
  }
}
