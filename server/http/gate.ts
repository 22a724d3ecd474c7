import { Refusal } from './refusal.ts'

/** Lets a number of calls run at once and refuses the others before they cost anything. */
export interface Gate {
  isFull(): boolean
  /** Takes a place while the work runs. Call it with the whole request in hand: a place is for work, not for waiting. */
  runOrRefuse<T>(work: () => Promise<T>): Promise<T>
}

interface GateSize {
  /** Always allowed at once, because one page of the browser makes several calls together. */
  least: number
  most: number
}

/** Between `least` and `most`, as many calls are allowed as were lately answered in this time, so nobody waits much longer. */
const longestWaitSeconds = 0.4
const measureEvery = 500

/**
 * Without a gate, an overloaded node works on everything at once and answers nobody in time. A fixed number would be too
 * large for a slow machine or too small for a fast one, so the number follows what the node achieves.
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
  /** Visitors' calls that write, such as a login. They wait for password hashing and must not take places from members. */
  entering: Gate
  /** Logins of the office. A crowd of families that log in must not shut the staff out. */
  enteringOffice: Gate
  /** Uploads whose file has arrived, each with the whole file in memory. */
  uploads: Gate
  /** A page of a list asks for twenty photos at once, which must not take places from calls. */
  photos: Gate
  /** Pages rendered for visitors are refused last. */
  pages: Gate
}

/** The most members' calls that a proxy in front gives a node at once. */
export const callsAlwaysTaken = 64

export const openGates = (): Gates => ({
  calls: openGate({ least: callsAlwaysTaken, most: 512 }),
  entering: openGate({ least: 200, most: 200 }),
  enteringOffice: openGate({ least: 50, most: 50 }),
  uploads: openGate({ least: 20, most: 20 }),
  photos: openGate({ least: 128, most: 512 }),
  pages: openGate({ least: 256, most: 512 }),
})
