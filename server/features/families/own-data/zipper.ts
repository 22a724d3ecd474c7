import { Worker } from 'node:worker_threads'
import { workQueue } from '#server/ports/work-queue.ts'
import type { ZipEntry } from './zip.ts'

const longestMs = 30_000
/** Each download holds the files of a member in memory, so they are made one after another. */
export const zipsInTurn = workQueue({ atOnce: 1, longestQueue: 20 })

/** Makes a ZIP in a thread that ends with it: a download is rare. */
export async function makeZip(entries: readonly ZipEntry[], at: Date): Promise<Buffer> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { entries, at } })
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the ZIP took too long')), longestMs)
      worker
        .once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
        .once('error', reject)
        .once('exit', () => {
          clearTimeout(timer)
          reject(new Error('the ZIP thread ended without an answer'))
        })
    })
  } finally {
    await worker.terminate()
  }
}
