// As many requests as the server answers, on a few connections that each send the next request after the last answer.
// Sockets are written to directly: the client of node:http would take more of the processor than the server.
import { connect, type Socket } from 'node:net'
import type { Asking } from './load.ts'

const connections = 32

function requestBytes({ path, token, body, method = 'POST' }: Asking): string {
  const sent = body === undefined ? '' : JSON.stringify(body)
  return [
    `${body === undefined ? 'GET' : method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(sent)}`]),
    '',
    sent,
  ].join('\r\n')
}

const endOfHead = Buffer.from('\r\n\r\n')

/** Sends one request after another until told to stop, and resolves to how many were answered. */
function converse(socket: Socket, next: () => Asking | null): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0
    let received = Buffer.alloc(0)
    const send = () => {
      const asking = next()
      if (asking) socket.write(`${requestBytes(asking)}${asking.body === undefined ? '\r\n' : ''}`)
      else socket.end(() => resolve(answered))
    }
    socket.once('error', reject)
    socket.on('data', chunk => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const end = received.indexOf(endOfHead)
      if (end < 0) return
      const head = received.toString('latin1', 0, end)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
      if (received.length < end + 4 + length) return
      if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(received.toString('utf8')))
      received = Buffer.alloc(0)
      answered++
      send()
    })
    send()
  })
}

/** Requests answered in a second. It ends after the time or after so many requests. */
export async function saturate(
  port: number,
  { seconds = Infinity, requests = Infinity }: { seconds?: number; requests?: number },
  ask: (n: number) => Asking,
): Promise<number> {
  const began = performance.now()
  const until = began + seconds * 1000
  let n = 0
  const next = () => (performance.now() < until && n < requests ? ask(n++) : null)
  const sockets = await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
          socket.once('error', reject)
        }),
    ),
  )
  const answered = await Promise.all(sockets.map(socket => converse(socket, next)))
  return answered.reduce((sum, one) => sum + one, 0) / ((performance.now() - began) / 1000)
}
