import { Worker } from 'node:worker_threads'
import { Refusal } from '#server/http/refusal.ts'
import { QueueFull, roundRobinQueue } from '#server/ports/work-queue.ts'
import { documentSentences } from './words.ts'

export interface DrawingOrder {
  bytes: Uint8Array<ArrayBuffer>
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
  /** By how much the process may grow while it draws. A limit on a thread's heap leaves buffers and canvases out. */
  megabytes: number
}
const usualLimits: DrawingLimits = { waitSeconds: 15, processorSeconds: 15, megabytes: 768 }
/** The rest of that minute. */
const longestDrawingMs = 40_000

/** A proof of identity has two sides, and some come with a page of explanations for each. */
const mostPages = 4
/** Wide enough to read the small print of a card. */
export const longestEdge = 2000
const maxImagePixels = 36_000_000

const watchEveryMs = 50
// Each may hold a core for seconds and a file of ten megabytes, so one is drawn at a time and few wait.
const inTurn = roundRobinQueue({ atOnce: 1, longestQueue: 20, longestOfOne: 2 })

export const looksLikePdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))

/** Draws the pages of a PDF, one below another. One that is damaged, protected, too long or too heavy is refused. */
export async function drawPdfOrRefuse(bytes: Buffer, memberId: string, limits = usualLimits): Promise<Buffer> {
  const drawn = await drawInTurn(bytes, memberId, limits)
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
  const drawn = await drawInTurn(stored, readerId, usualLimits)
  return typeof drawn === 'string' ? null : Buffer.from(drawn.jpeg)
}

function drawInTurn(bytes: Buffer, readerId: string, limits: DrawingLimits) {
  const asked = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<FromDrawing | 'tooHeavy'>()
  inTurn(readerId, async () => {
    if (performance.now() - asked > limits.waitSeconds * 1000) throw new QueueFull()
    const { drawn, end } = drawInThread(bytes, limits)
    await drawn.then(resolve, reject)
    // A thread in the middle of something ends late. The family has its answer; the next one begins when it has ended.
    await end()
  }).catch(reject)
  return promise
}

/**
 * A PDF is a program in the hands of its reader: a small one can ask for hours or for all memory. So it is read in a thread
 * that knows nothing of the service, and the thread is ended when it asks for too much.
 */
function drawInThread(bytes: Buffer, limits: DrawingLimits) {
  const { processorSeconds, megabytes } = limits
  const order: DrawingOrder = { bytes: new Uint8Array(bytes), mostPages, longestEdge, maxImagePixels }
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: order,
    transferList: [order.bytes.buffer],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes / 2, maxYoungGenerationSizeMb: 64 },
  })
  const mostBytes = process.memoryUsage.rss() + megabytes * 1024 * 1024
  const { promise: drawn, resolve, reject } = Promise.withResolvers<FromDrawing | 'tooHeavy'>()
  const timer = setTimeout(() => resolve('tooHeavy'), longestDrawingMs)
  async function look() {
    // A thread that does not run yet or any more has used nothing.
    const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
    if ((user + system) / 1e6 > processorSeconds || process.memoryUsage.rss() > mostBytes) resolve('tooHeavy')
  }
  const watch = setInterval(() => void look(), watchEveryMs)
  thread
    .once('message', resolve)
    .once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('tooHeavy') : reject(error),
    )
    .once('exit', code => reject(new Error(`the thread that draws a PDF ended with ${code}`)))
  function end() {
    clearTimeout(timer)
    clearInterval(watch)
    return thread.terminate()
  }
  return { drawn, end }
}
