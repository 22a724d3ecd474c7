import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Refusal } from '#server/http/refusal.ts'
import { QueueFull, roundRobinQueue } from '#server/ports/work-queue.ts'
import { programEnv } from '#server/program-env.ts'
import { processUsage } from './process-usage.ts'
import { documentSentences } from './words.ts'

export interface DrawingOrder {
  bytes: Buffer
  mostPages: number
  /** Of a page, in pixels. */
  longestEdge: number
  maxImagePixels: number
}
/** The first pages as one picture, and how many pages the PDF has in all. */
interface DrawnPages {
  jpeg: Uint8Array
  pages: number
}
export type FromDrawing = DrawnPages | 'unreadable'

interface DrawingLimits {
  /** A connection that is silent for a minute is closed, so whoever waits is told before that. */
  waitSeconds: number
  /** Of a processor: on a busy machine, a plain scan is not refused because others work too. */
  processorSeconds: number
  /** Of the whole process: a limit on its heap leaves buffers and canvases out. */
  megabytes: number
}
const usualLimits: DrawingLimits = { waitSeconds: 15, processorSeconds: 15, megabytes: 768 }
/** What remains of the minute in `waitSeconds`. */
const longestDrawingMs = 40_000

/** A proof of identity has two sides, and some come with a page of explanations for each. */
const mostPages = 4
/** Wide enough to read the small print of a card. */
export const longestEdge = 2000
const maxImagePixels = 36_000_000

/** A plain scan takes less of a processor than this, on a slow machine too. */
const heavySeconds = 5

const watchEveryMs = 50
const mebibyte = 1024 * 1024
// A drawing may hold a core for seconds and a file of ten megabytes, so one is drawn at a time and few wait.
const queued = roundRobinQueue({ atOnce: 1, longestQueue: 20, longestOfOne: 2 })

export const looksLikePdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))

interface Drawing {
  limits?: DrawingLimits
  /** Called where it took much more than a plain scan does, whether it was drawn or given up. */
  onHeavy?: () => void
}

/** Draws the pages of a PDF, one below another. One that is damaged, protected, too long or too heavy is refused. */
export async function drawPdfOrRefuse(bytes: Buffer, memberId: string, drawing: Drawing = {}): Promise<Buffer> {
  const drawn = await drawInTurn(bytes, memberId, drawing)
  if (typeof drawn === 'string') throw new Refusal('wrong_file_kind', { sentence: documentSentences[drawn] })
  if (drawn.pages > mostPages) throw new Refusal('wrong_file_kind', { sentence: documentSentences.tooManyPages })
  return Buffer.from(drawn.jpeg)
}

/**
 * The stored file of a document as a picture, or null where it cannot be drawn. Those sent before PDFs were drawn are
 * stored as they came; they go within a month of their decision, so they are drawn when somebody looks.
 */
export async function asPicture(stored: Buffer, readerId: string): Promise<Buffer | null> {
  if (!looksLikePdf(stored)) return stored
  const drawn = await drawInTurn(stored, readerId)
  return typeof drawn === 'string' ? null : Buffer.from(drawn.jpeg)
}

function drawInTurn(bytes: Buffer, readerId: string, { limits = usualLimits, onHeavy }: Drawing = {}) {
  const asked = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<FromDrawing | 'tooHeavy'>()
  queued(readerId, async () => {
    if (performance.now() - asked > limits.waitSeconds * 1000) throw new QueueFull()
    const { drawn, secondsSpent, end } = drawInProcess(bytes, limits)
    await drawn.then(answer => {
      if (answer === 'tooHeavy' || secondsSpent() > heavySeconds) onHeavy?.()
      resolve(answer)
    }, reject)
    await end()
  }).catch(reject)
  return promise
}

/**
 * A PDF is a program in the hands of its reader: a small one can ask for hours or for all memory. So it is read in a process
 * that knows nothing of the service, and that process is ended when it asks for too much. A thread would keep its memory in
 * the server's own process, and a fault of the canvas would end the server.
 */
function drawInProcess(bytes: Buffer, { processorSeconds, megabytes }: DrawingLimits) {
  const child = fork(join(import.meta.dirname, 'pdf-process.ts'), {
    env: programEnv,
    execArgv: [`--max-old-space-size=${megabytes / 2}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise: drawn, resolve, reject } = Promise.withResolvers<FromDrawing | 'tooHeavy'>()
  let seconds = 0
  const timer = setTimeout(() => resolve('tooHeavy'), longestDrawingMs)
  const watch = setInterval(() => {
    const usage = child.pid ? processUsage(child.pid) : null
    seconds = usage?.seconds ?? seconds
    if (usage && (usage.seconds > processorSeconds || usage.bytes > megabytes * mebibyte)) resolve('tooHeavy')
  }, watchEveryMs)
  child
    .once('spawn', () => {
      const order: DrawingOrder = { bytes, mostPages, longestEdge, maxImagePixels }
      child.send(order, error => error && reject(error))
    })
    .once('message', message => resolve(message as FromDrawing))
    .on('error', reject)
    // The process ends by itself when its heap is full, or by a fault in the canvas.
    .once('exit', () => resolve('tooHeavy'))
  async function end() {
    clearTimeout(timer)
    clearInterval(watch)
    if (child.exitCode !== null || child.signalCode !== null || !child.kill('SIGKILL')) return
    await once(child, 'exit')
  }
  return { drawn, secondsSpent: () => seconds, end }
}
