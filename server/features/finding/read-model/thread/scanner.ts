import { Worker } from 'node:worker_threads'
import type { Gender } from '#domain/limits.ts'
import type { FinderResult } from '../query.ts'
import type { FindAmong, FitsAmong } from '../scans/among.ts'
import type { CriteriaCostScan, ScannedCriteria } from '../scans/criteria-costs.ts'
import type { FitScan } from '../scans/fit.ts'
import type { MatchScan } from '../scans/matches.ts'
import type { Scan } from '../scans/page.ts'
import type { ScannedCosts } from '../scans/wish-costs.ts'
import type { FromThread, PackedMatches, PackedPage, PackedPart, Size, ToThread } from './messages.ts'

/** The scanning thread, as the rest of the node uses it. */
export interface Scanner {
  empty(): void
  load(rows: Uint8Array): void
  loadWishes(wishes: Uint8Array): void
  change(ids: Uint8Array, rows: Uint8Array, wishes: Uint8Array): void
  find(gender: Gender, scan: Scan): Promise<PackedPage>
  collect(gender: Gender, scan: Scan): Promise<FinderResult>
  stillVisible(gender: Gender, stored: PackedQuery): Promise<PackedPart>
  matches(gender: Gender, scan: MatchScan): Promise<PackedMatches>
  costs(gender: Gender, scan: FitScan): Promise<ScannedCosts>
  /** The ids of each query, packed. */
  findAmong(gender: Gender, scan: FindAmong): Promise<Uint8Array[]>
  fitAmong(gender: Gender, scan: FitsAmong): Promise<Uint8Array[]>
  criteriaCosts(gender: Gender, scan: CriteriaCostScan): Promise<ScannedCriteria>
  size(): Promise<Size>
  /** A number that changes whenever the visible members may have changed, also on a new day. */
  version(): number
  close(): Promise<void>
}

type PackedQuery = Pick<Extract<ToThread, { kind: 'stillVisible' }>, 'numbers' | 'excluded' | 'wanted'>
type Question = Extract<ToThread, { number: number }>
type Unnumbered = Question extends infer Q ? (Q extends Question ? Omit<Q, 'number'> : never) : never

const pauseBeforeRestart = 1_000

/**
 * `emptied` is called when the thread has died and a new, empty one has started. Questions in between are rejected. `today`
 * gives the number of the day, by which the thread decides who is listed.
 */
export function startScanner(emptied: (error: Error) => void, today: () => number): Scanner {
  const waiting = new Map<number, { resolve: (answer: FromThread) => void; reject: (error: Error) => void }>()
  let lastNumber = 0
  let worker: Worker | null = null
  let restart: NodeJS.Timeout | undefined
  let closed = false
  let version = 0
  let lastAskedOn = today()

  function refuseAll(error: Error) {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  function begin(): Worker {
    version++
    const started = new Worker(new URL('./thread.ts', import.meta.url))
    const died = (error: Error) => {
      if (closed || worker !== started) return
      worker = null
      version++
      refuseAll(error)
      restart = setTimeout(() => {
        worker = begin()
        emptied(error)
      }, pauseBeforeRestart)
    }
    started.on('error', died)
    started.on('exit', code => died(new Error(`the scanning thread ended with ${code}`)))
    started.on('message', (message: FromThread) => {
      waiting.get(message.number)?.resolve(message)
      waiting.delete(message.number)
    })
    return started
  }
  worker = begin()

  const tell = (message: ToThread) => worker?.postMessage(message)
  const change = (message: ToThread) => {
    version++
    tell(message)
  }
  const ask = (question: Unnumbered) =>
    new Promise<FromThread>((resolve, reject) => {
      if (!worker) return reject(new Error('there is no scanning thread at the moment'))
      const number = ++lastNumber
      waiting.set(number, { resolve, reject })
      tell({ ...question, number } as Question)
    })

  return {
    empty: () => change({ kind: 'empty' }),
    load: rows => change({ kind: 'load', rows }),
    loadWishes: wishes => tell({ kind: 'loadWishes', wishes }),
    change: (ids, rows, wishes) => change({ kind: 'change', ids, rows, wishes }),
    version() {
      const day = today()
      if (day !== lastAskedOn) version++
      lastAskedOn = day
      return version
    },
    async find(gender, scan) {
      const answer = await ask({ kind: 'find', day: today(), gender, scan })
      if (answer.kind !== 'page') throw new Error('the scanning thread answered another question')
      return answer.page
    },
    async collect(gender, scan) {
      const answer = await ask({ kind: 'collect', day: today(), gender, scan })
      if (answer.kind !== 'result') throw new Error('the scanning thread answered another question')
      return answer.result
    },
    async stillVisible(gender, stored) {
      const answer = await ask({ kind: 'stillVisible', day: today(), gender, ...stored })
      if (answer.kind !== 'stillVisible') throw new Error('the scanning thread answered another question')
      return answer.part
    },
    async matches(gender, scan) {
      const answer = await ask({ kind: 'matches', day: today(), gender, scan })
      if (answer.kind !== 'matches') throw new Error('the scanning thread answered another question')
      return answer.page
    },
    async costs(gender, scan) {
      const answer = await ask({ kind: 'costs', day: today(), gender, scan })
      if (answer.kind !== 'costs') throw new Error('the scanning thread answered another question')
      return answer.costs
    },
    async findAmong(gender, scan) {
      const answer = await ask({ kind: 'findAmong', day: today(), gender, scan })
      if (answer.kind !== 'among') throw new Error('the scanning thread answered another question')
      return answer.ids
    },
    async fitAmong(gender, scan) {
      const answer = await ask({ kind: 'fitAmong', day: today(), gender, scan })
      if (answer.kind !== 'among') throw new Error('the scanning thread answered another question')
      return answer.ids
    },
    async criteriaCosts(gender, scan) {
      const answer = await ask({ kind: 'criteriaCosts', day: today(), gender, scan })
      if (answer.kind !== 'criteriaCosts') throw new Error('the scanning thread answered another question')
      return answer.costs
    },
    async size() {
      const answer = await ask({ kind: 'size' })
      if (answer.kind !== 'size') throw new Error('the scanning thread answered another question')
      return answer.size
    },
    async close() {
      closed = true
      clearTimeout(restart)
      refuseAll(new Error('the read model is closed'))
      await worker?.terminate()
    },
  }
}
