import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { birthChart } from '#domain/kundali/patrika/birth-chart.ts'
import type { FromThread, ToThread } from './computer.ts'

// This thread computes the charts of many members, so that no request waits for the sky.
if (!parentPort) throw new Error('this file is a worker thread, started by computer.ts')
const port = parentPort
// On Linux a priority belongs to the thread, so that requests go first. Elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(10)

port.on('message', ({ number, births }: ToThread) =>
  port.postMessage({ number, charts: births.map(birthChart) } satisfies FromThread),
)
