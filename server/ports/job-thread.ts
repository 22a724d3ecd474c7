import { Worker, type WorkerOptions } from 'node:worker_threads'

export interface ToThread<Job> {
  number: number
  job: Job
}
export type FromThread<Answer> = { number: number; answer: Answer } | { number: number; error: string }

/** The thread died, hung or ran out of memory. */
export class ThreadEnded extends Error {}

interface ThreadOptions {
  file: URL
  /** What the thread does, for error messages: `reading`. */
  doing: string
  longestJobMs: number
  options?: WorkerOptions
  /** Called when the thread ends, so that callers forget what it held. */
  onEnd?: () => void
}

/** A thread that answers jobs by their numbers (`answer-jobs.ts`). It starts with the first job. */
export function jobThread<Job, Answer>(thread: ThreadOptions) {
  const { file, doing, longestJobMs, options, onEnd } = thread
  let worker: Worker | null = null
  let lastNumber = 0

  async function end(): Promise<void> {
    const ending = worker
    worker = null
    onEnd?.()
    await ending?.terminate()
  }

  function ask(job: Job): Promise<Answer> {
    worker ??= new Worker(file, options)
    const asked = worker
    const number = ++lastNumber
    return new Promise((resolve, reject) => {
      const failed = (error: ThreadEnded) => {
        settle()
        // The next job starts a new thread in place of this one.
        void end()
        reject(error)
      }
      const died = (error: Error) => failed(new ThreadEnded(error.message, { cause: error }))
      const exited = (code: number) => failed(new ThreadEnded(`the ${doing} thread ended with ${code}`))
      const timer = setTimeout(() => failed(new ThreadEnded(`${doing} took too long`)), longestJobMs)
      const answered = (message: FromThread<Answer>) => {
        if (message.number !== number) return
        settle()
        if ('error' in message) reject(new Error(message.error))
        else resolve(message.answer)
      }
      const settle = () => {
        clearTimeout(timer)
        asked.off('message', answered).off('error', died).off('exit', exited)
        asked.unref()
      }
      asked.ref()
      asked.on('message', answered).on('error', died).on('exit', exited)
      asked.postMessage({ number, job } satisfies ToThread<Job>)
    })
  }

  return { ask, end }
}
