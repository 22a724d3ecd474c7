import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { JudgeContext } from './list-entries.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { FromReader, ReaderAnswer, ReaderJob, ToReader } from './reader.ts'
import { judgeRow } from './rules.ts'
import { columnValues, type Table, Unreadable } from './table.ts'

// Reads sheets and judges rows in a thread, so that no request waits for a sheet of fifty thousand families.
if (!parentPort) throw new Error('this file is a worker thread, started by reader.ts')
const port = parentPort
// On Linux a priority belongs to the thread, so requests go first. Elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(10)

let table: Table | null = null
let context: JudgeContext | null = null

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

function work(job: ReaderJob): ReaderAnswer {
  switch (job.kind) {
    case 'read':
      table = isZip(job.bytes) ? readXlsx(job.bytes) : readCsv(job.bytes)
      return { kind: 'read', columns: columnValues(table), count: table.rows.length }
    case 'rows': {
      const rows = table?.rows.slice(job.from, job.from + job.count) ?? []
      return { kind: 'rows', rows: rows.map(({ row, cells }) => ({ row, text: JSON.stringify(cells) })) }
    }
    case 'judge': {
      if (job.context) context = job.context
      const using = context
      if (!using) throw new Error('no context was sent to judge by')
      return { kind: 'judged', rows: job.rows.map(text => judgeRow(using, JSON.parse(text) as string[])) }
    }
  }
}

port.on('message', ({ number, job }: ToReader) => {
  try {
    port.postMessage({ number, answer: work(job) } satisfies FromReader)
  } catch (error) {
    const failure = error instanceof Unreadable ? { unreadable: error.reason } : { error: String(error) }
    port.postMessage({ number, ...failure } satisfies FromReader)
  }
})
