import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#server/http/refusal.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for nobody's account (no hash) as for a member's. */
  matches(stored: string | null, password: string): Promise<boolean>
}

// Argon2id, the library's default, at the cost OWASP names for a server that hashes while it answers others.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longestQueue = 200

/** Hashing is kept to fewer threads than there are cores, and in a queue, so that a storm of logins delays only logins. */
export function argonPasswords(atOnce = Math.max(1, availableParallelism() - 1)): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++
    else {
      if (waiting.length >= longestQueue) throw new Refusal('slow_down', { retryAfterSeconds: 5 })
      await new Promise<void>(resolve => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The place is handed on, not given back: a newcomer must not slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  const hashOne = (password: string) => inTurn(() => hash(password, cost))
  const nobodys = hashOne('nobody has this password')
  return {
    hash: hashOne,
    async matches(stored, password) {
      const against = stored ?? (await nobodys)
      const right = await inTurn(() => verify(against, password))
      return right && stored !== null
    },
  }
}
