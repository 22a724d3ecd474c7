// A slow line in front of a site, which counts what travels by kind. The browser's own emulation knows neither what a service
// worker fetches nor what a page gets through it.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export const kinds = ['page', 'styles', 'scripts', 'fonts', 'answers', 'photos', 'other'] as const
export type Kind = (typeof kinds)[number]
export type Weights = Record<Kind, number>

const kindsByType: readonly [RegExp, Kind][] = [
  [/text\/html/, 'page'],
  [/text\/css/, 'styles'],
  [/javascript/, 'scripts'],
  [/font/, 'fonts'],
  [/application\/json/, 'answers'],
]
function kindOf(path: string, headers: IncomingHttpHeaders): Kind {
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('image/')) return /icon/.test(path) || type.includes('svg') ? 'other' : 'photos'
  return kindsByType.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
}

const noWeights = () => Object.fromEntries(kinds.map(kind => [kind, 0])) as Weights

/** `bytesPerSecond` are shared by all answers, as on a phone; each answer begins `latencyMs` after it was asked for. */
export async function openSlowLine(sitePort: number, { bytesPerSecond = 50 * 1024, latencyMs = 400 } = {}) {
  let weights = noWeights()
  let isFreeAt = 0
  let openRequests = 0
  let quietSince = performance.now()
  async function travel(bytes: number) {
    isFreeAt = Math.max(performance.now(), isFreeAt) + (bytes / bytesPerSecond) * 1000
    await pause(Math.max(0, isFreeAt - performance.now()))
  }
  const server = createServer((asked, answered) => {
    const { method, url = '', headers } = asked
    const beginsAt = performance.now() + latencyMs
    openRequests++
    const passOn = async (answer: IncomingMessage) => {
      const kind = kindOf(url, answer.headers)
      const head = answer.rawHeaders.join('').length
      await pause(Math.max(0, beginsAt - performance.now()))
      answered.writeHead(answer.statusCode ?? 502, answer.headers)
      weights[kind] += head
      await travel(head)
      try {
        for await (const chunk of answer) {
          const bytes = chunk as Buffer
          weights[kind] += bytes.length
          await travel(bytes.length)
          answered.write(bytes)
        }
        answered.end()
      } catch {
        answered.destroy()
      }
    }
    const passedOn = request({ port: sitePort, host: '127.0.0.1', method, path: url, headers }, answer => {
      void passOn(answer)
    })
    // The browser leaves what a closed page was still waiting for.
    passedOn.once('error', () => answered.destroy())
    answered.once('close', () => {
      openRequests--
      quietSince = performance.now()
      passedOn.destroy()
    })
    asked.pipe(passedOn)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** What travelled since the last time this was asked. */
    takeWeights() {
      const taken = weights
      weights = noWeights()
      return taken
    },
    /** Resolves when nothing has travelled for a while: on a slow line, scripts take their time before they ask for more. */
    async settled(quietMs = 2000) {
      while (openRequests > 0 || performance.now() - quietSince < quietMs) await pause(100)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
