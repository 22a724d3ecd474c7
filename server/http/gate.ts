import { Refusal } from './refusal.ts'

/** Lets so many calls run at once and refuses the rest, before they cost anything. */
export interface Gate {
  isFull(): boolean
  /** How many calls may be under way now. Other threads read it. */
  allowed: Int32Array<SharedArrayBuffer>
  runOrRefuse<T>(work: () => Promise<T>): Promise<T>
}

interface GateSettings {
  /** Always allowed at once: a page of the browser asks several things together. */
  least: number
  most: number
}

/** Between the two, so many are allowed as were answered lately in this time. Nobody then waits much longer than it. */
const longestWaitSeconds = 0.4
const measureEvery = 500
/** What the shared number can hold. */
const mostOfAll = 2 ** 31 - 1

/**
 * Without a gate, a node that is asked more than it can do works on everything at once and answers nobody in time. A fixed
 * number would be too many for a slow machine or too few for a fast one, so the number follows what the node achieves.
 */
export function openGate({ least, most }: GateSettings): Gate {
  let underWay = 0
  let answered = 0
  let measuredAt = performance.now()
  const allowed = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const allow = (calls: number) => Atomics.store(allowed, 0, Math.min(calls, mostOfAll))
  allow(least)
  function measure() {
    const elapsed = performance.now() - measuredAt
    if (elapsed < measureEvery) return
    const perSecond = (answered * 1000) / elapsed
    allow(Math.min(most, Math.max(least, Math.round(perSecond * longestWaitSeconds))))
    answered = 0
    measuredAt = performance.now()
  }
  const isFull = () => {
    measure()
    return underWay >= Atomics.load(allowed, 0)
  }
  return {
    isFull,
    allowed,
    async runOrRefuse(work) {
      if (isFull()) throw new Refusal('overloaded', { retryAfterSeconds: 2 })
      underWay++
      try {
        return await work()
      } finally {
        underWay--
        answered++
      }
    },
  }
}

export interface Gates {
  calls: Gate
  /** Calls of visitors that write, such as a login. They wait for a password's turn, and must not take places from members. */
  entering: Gate
  /** A page of a list asks for twenty photos at once. They must not take places from the calls. */
  photos: Gate
  /** Pages rendered for visitors are refused last. */
  pages: Gate
}

export const openGates = (): Gates => ({
  calls: openGate({ least: 64, most: 512 }),
  entering: openGate({ least: 200, most: 200 }),
  photos: openGate({ least: 128, most: 512 }),
  pages: openGate({ least: 256, most: 512 }),
})
