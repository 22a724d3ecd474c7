import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expositionOf } from './exposition.ts'
import type { Metrics } from './metrics.ts'
import type { NodeState } from './state.ts'

/**
 * Serves the metrics on loopback only, because they reveal how many families there are and have no login. The port differs from
 * the site's, so that a proxy in front cannot expose them by mistake.
 */
export async function serveMetrics(
  port: number,
  metrics: Metrics,
  state: NodeState,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    state.read().then(
      read =>
        response
          .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
          .end(expositionOf([...metrics.counted(), ...read])),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(resolve => {
        state.stop()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
