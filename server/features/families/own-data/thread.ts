import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type ZipEntry, zipOf } from './zip.ts'

// This thread compresses, so that no request waits meanwhile.
if (!parentPort) throw new Error('this file is a worker thread, started by zipper.ts')
// On Linux a priority belongs to the thread, so that requests go first. Elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(10)

const { entries, at } = workerData as { entries: ZipEntry[]; at: Date }
parentPort.postMessage(new Uint8Array(zipOf(entries, at)))
