import { request } from 'node:http'

export interface Answer {
  status: number
  milliseconds: number
  body: string
}
export interface Question {
  token?: string
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown
  /** Sent as it is, with its type. */
  raw?: { bytes: Buffer; type: string }
}

/** Linux takes every address of 127.0.0.0/8 for its own, so one machine can be many visitors: a single one is soon refused. */
const visitors = 200
let asked = 0

/** One request on a connection of its own. Status 0 is no answer. */
export function ask(port: number, path: string, { token, body, raw }: Question = {}): Promise<Answer> {
  const began = performance.now()
  const sent = raw?.bytes ?? (body === undefined ? undefined : JSON.stringify(body))
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(sent && { 'content-type': raw?.type ?? 'application/json' }),
  }
  return new Promise(resolve => {
    let text = ''
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - began, body: text })
    const sending = request(
      {
        port,
        host: '127.0.0.1',
        localAddress: `127.0.1.${1 + (asked++ % visitors)}`,
        path,
        headers,
        method: sent ? 'POST' : 'GET',
        agent: false,
      },
      response => {
        response.on('data', chunk => {
          text += chunk
        })
        response.once('end', () => done(response.statusCode ?? 0))
        response.once('error', () => done(0))
      },
    )
    sending.setTimeout(20_000, () => sending.destroy())
    sending.once('error', () => done(0)).end(sent)
  })
}

/** Counts answers by status, with the slowest of each. */
export function tally() {
  const byStatus = new Map<number, { count: number; slowest: number }>()
  return {
    note(answer: Answer): Answer {
      const { count, slowest } = byStatus.get(answer.status) ?? { count: 0, slowest: 0 }
      byStatus.set(answer.status, { count: count + 1, slowest: Math.max(slowest, answer.milliseconds) })
      return answer
    },
    /** Such as `200: 512, 503: 12 (slowest 0.31 s)`. */
    summary: () =>
      [...byStatus]
        .toSorted(([a], [b]) => a - b)
        .map(([status, { count, slowest }]) => `${status}: ${count} (slowest ${(slowest / 1000).toFixed(2)} s)`)
        .join(', '),
  }
}
