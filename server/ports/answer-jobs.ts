import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from './job-thread.ts'

/** Inside a thread that `jobThread` starts: answers each job. */
export function answerJobs<Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void {
  if (!parentPort) throw new Error('this file is a worker thread, started by jobThread')
  const port = parentPort
  // On Linux a priority belongs to the thread, so requests go first. Elsewhere it would slow the whole process.
  if (process.platform === 'linux') setPriority(10)
  const send = (message: FromThread<Answer>) => port.postMessage(message)
  async function answer({ number, job }: ToThread<Job>) {
    try {
      send({ number, answer: await work(job) })
    } catch (error) {
      send({ number, error: String(error) })
    }
  }
  port.on('message', message => void answer(message))
}
