// Requests at a steady rate whatever becomes of the answers: a slow one makes the next ones late, and that counts.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Times {
  p50: number
  p99: number
  count: number
}

export function summary(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), count: sorted.length }
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

function get(port: number, path: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    request({ port, host: '127.0.0.1', path, agent, headers }, response => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`)),
      )
    })
      .once('error', reject)
      .end()
  })
}

/** The time of each answer from the moment it was due. */
export async function load(
  port: number,
  {
    perSecond,
    seconds,
    path,
    token,
  }: {
    perSecond: number
    seconds: number
    path: (n: number) => string
    token: (n: number) => string
  },
): Promise<Times> {
  const began = performance.now()
  const answers: Promise<number>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    answers.push(get(port, path(n), token(n)).then(() => performance.now() - due))
  }
  return summary(await Promise.all(answers))
}
