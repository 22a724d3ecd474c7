import { Worker, type WorkerOptions } from 'node:worker_threads'

interface ThreadOptions {
  file: URL
  /** What it does, for its errors: `reading`. */
  doing: string
  longestJobMs: number
  options?: WorkerOptions
  /** Whoever keeps in mind what the thread holds forgets it here. */
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
        // A thread that died, hangs or ran out of memory is replaced by the next job's.
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
