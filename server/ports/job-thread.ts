import { Worker, type WorkerOptions } from 'node:worker_threads'

interface ThreadOptions {
  file: URL
  /** What the thread does, for error messages: `reading`. */
  doing: string
  longestJobMs: number
  options?: WorkerOptions
  /** Called when the thread ends, so that callers forget what it held. */
  onEnd?: () => void
}

/** A thread that answers jobs by their numbers. It starts with the first job. */
export function jobThread<Job, Answer extends { number: number }>(thread: ThreadOptions) {
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
      const failed = (error: Error) => {
        settle()
        // The next job starts a new thread in place of one that died, hangs or ran out of memory.
        void end()
        reject(error)
      }
      const exited = (code: number) => failed(new Error(`the ${doing} thread ended with ${code}`))
      const timer = setTimeout(() => failed(new Error(`${doing} took too long`)), longestJobMs)
      const answered = (answer: Answer) => {
        if (answer.number !== number) return
        settle()
        resolve(answer)
      }
      const settle = () => {
        clearTimeout(timer)
        asked.off('message', answered).off('error', failed).off('exit', exited)
        asked.unref()
      }
      asked.ref()
      asked.on('message', answered).on('error', failed).on('exit', exited)
      asked.postMessage({ number, job })
    })
  }

  return { ask, end }
}
