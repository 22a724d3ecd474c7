import { answerJobs } from '#server/ports/answer-jobs.ts'
import type { JudgeContext } from './list-entries.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { ReaderAnswer, ReaderJob } from './reader.ts'
import { judgeRow, storedRowFrom } from './rules.ts'
import { columnValues, type Table, Unreadable } from './table.ts'

// Reads sheets and judges rows in a thread, so that no request waits for a sheet of fifty thousand families.
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
      return { kind: 'judged', rows: job.rows.map(text => judgeRow(using, storedRowFrom(text))) }
    }
  }
}

answerJobs((job: ReaderJob): ReaderAnswer => {
  try {
    return work(job)
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', reason: error.reason }
    throw error
  }
})
