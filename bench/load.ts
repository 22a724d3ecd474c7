// Requests at a steady rate whatever becomes of the answers: a slow one makes the next ones late, and that counts.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { watchStolenTime } from './stolen-time.ts'

export interface Times {
  mean: number
  p50: number
  p95: number
  p99: number
  count: number
  /** The percentiles of the seconds in which the host took no time away, and how many seconds those were. */
  undisturbed?: { times: Times; seconds: number }
}

export function summary(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length
  return { mean, p50: at(0.5), p95: at(0.95), p99: at(0.99), count: sorted.length }
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

export interface Asking {
  path: string
  token: string
  /** Sent as JSON; without it the request is a GET. */
  body?: unknown
  /** Of a request with a body; POST where it is not named. */
  method?: 'POST' | 'PUT'
}

/** Sends one request and waits for the end of its answer, which must be 200. */
export function send(port: number, { path, token, body, method: named }: Asking): Promise<void> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      authorization: `Bearer ${token}`,
      ...(json !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
    }
    const method = json === undefined ? 'GET' : (named ?? 'POST')
    request({ port, host: '127.0.0.1', path, agent, headers, method }, response => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`)),
      )
    })
      .once('error', reject)
      .end(json)
  })
}

interface Load {
  perSecond: number
  seconds: number
  ask: (n: number) => Asking
  /** Told of each answer other than 200. Without it, the first one ends the bench. */
  onFailure?: (error: Error) => void
}

export async function load(port: number, asked: Load): Promise<Times> {
  const stolen = watchStolenTime()
  const bySecond = await timesBySecond(port, asked)
  const isDisturbed = stolen.stop()
  // What was asked in a bad second may make the next one late.
  const good = bySecond.filter((_, second) => !isDisturbed(second) && !(second > 0 && isDisturbed(second - 1)))
  return { ...summary(bySecond.flat()), undisturbed: { times: summary(good.flat()), seconds: good.length } }
}

/** The time of each answer from the moment it was due. */
export const eachTime = async (port: number, asked: Load): Promise<number[]> =>
  (await timesBySecond(port, asked)).flat()

/** The times of the answers by the second in which they were due. */
async function timesBySecond(port: number, { perSecond, seconds, ask, onFailure }: Load): Promise<number[][]> {
  const began = performance.now()
  const answers: Promise<number[]>[] = []
  const failed = (error: Error) => {
    if (!onFailure) throw error
    onFailure(error)
    return []
  }
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    answers.push(send(port, ask(n)).then(() => [performance.now() - due], failed))
  }
  const times = await Promise.all(answers)
  return Array.from({ length: Math.ceil(seconds) }, (_, second) =>
    times.slice(second * perSecond, (second + 1) * perSecond).flat(),
  )
}

/** One after another for some seconds: for what could not keep up with a rate. */
export async function oneAfterAnother(seconds: number, one: (n: number) => unknown): Promise<Times> {
  const took: number[] = []
  const until = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < until; n++) {
    const began = performance.now()
    await one(n)
    took.push(performance.now() - began)
  }
  return summary(took)
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10)
const line = (name: string, times: Times) =>
  `${name.padEnd(58)} mean ${ms(times.mean)}   p50 ${ms(times.p50)}   p95 ${ms(times.p95)}   p99 ${ms(times.p99)}   of ${times.count}`

export function printTimes(name: string, times: Times): void {
  console.log(line(name, times))
  const { undisturbed } = times
  if (undisturbed && undisturbed.times.count > 0 && undisturbed.times.count < times.count)
    console.log(line(`    in ${undisturbed.seconds} seconds that the host took nothing of`, undisturbed.times))
}
