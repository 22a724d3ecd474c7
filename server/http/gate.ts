import { Refusal } from './refusal.ts'

/** Lets so many calls run at once and refuses the rest, before they cost anything. */
export interface Gate {
  isFull(): boolean
  /** Takes a place while the work runs. Whoever calls it has the whole request: a place is for work, not for waiting. */
  runOrRefuse<T>(work: () => Promise<T>): Promise<T>
}

interface GateSize {
  /** Always allowed at once: a page of the browser asks several things together. */
  least: number
  most: number
}

/** Between the two, so many are allowed as were answered lately in this time. Nobody then waits much longer than it. */
const longestWaitSeconds = 0.4
const measureEvery = 500

/**
 * Without a gate, a node that is asked more than it can do works on everything at once and answers nobody in time. A fixed
 * number would be too many for a slow machine or too few for a fast one, so the number follows what the node achieves.
 */
export function openGate({ least, most }: GateSize): Gate {
  let underWay = 0
  let answered = 0
  let measuredAt = performance.now()
  let allowed = least
  function measure() {
    const elapsed = performance.now() - measuredAt
    if (elapsed < measureEvery) return
    const perSecond = (answered * 1000) / elapsed
    allowed = Math.min(most, Math.max(least, Math.round(perSecond * longestWaitSeconds)))
    answered = 0
    measuredAt = performance.now()
  }
  const isFull = () => {
    measure()
    return underWay >= allowed
  }
  return {
    isFull,
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
  /** The same at the office. A crowd of families that log in must not shut the staff out. */
  enteringOffice: Gate
  /** Uploads whose file is there, each with the whole of it in memory. */
  uploads: Gate
  /** A page of a list asks for twenty photos at once. They must not take places from the calls. */
  photos: Gate
  /** Pages rendered for visitors are refused last. */
  pages: Gate
}

/** A proxy in front gives a node no more members' calls at once than this. */
export const callsAlwaysTaken = 64

export const openGates = (): Gates => ({
  calls: openGate({ least: callsAlwaysTaken, most: 512 }),
  entering: openGate({ least: 200, most: 200 }),
  enteringOffice: openGate({ least: 50, most: 50 }),
  uploads: openGate({ least: 20, most: 20 }),
  photos: openGate({ least: 128, most: 512 }),
  pages: openGate({ least: 256, most: 512 }),
})
