// A gateway that is dead or slow while codes go out: what waits, what is lost, and whether the other channel notices.

import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { startOutboxWorker } from '#server/features/telling/outbox/job.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { openSecrets, type Secrets } from '#server/ports/secrets.ts'
import { smsMessenger } from '#server/ports/sms.ts'
import { smtpMessenger } from '#server/ports/smtp.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { endPostgresWithBench } from '../end-by-signal.ts'

const codes = 10
const outage = 15_000

interface Gateway {
  close(): Promise<void>
}
/** Starts a gateway on a port and tells it of every id that arrived. */
type StartGateway = (port: number, arrived: (id: string) => void) => Promise<Gateway>

const closing = (server: Server) => ({
  close: () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
    }),
})

const goodMail: StartGateway = async (port, arrived) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => {
        arrived(/message-id: <([^@]+)@/i.exec(text)?.[1] ?? '')
        done()
      })
    },
  })
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    close: () =>
      new Promise<void>(resolve => {
        server.close(resolve)
      }),
  }
}
const goodSms: StartGateway = async (port, arrived) => {
  const server = createHttpServer((request, response) => {
    request.resume().on('end', () => {
      arrived(String(request.headers['idempotency-key']))
      response.end()
    })
  })
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve)
  })
  server.keepAliveTimeout = 1
  return closing(server)
}
/** Takes connections and never says a word. */
const silent: StartGateway = async port => {
  const open = new Set<{ destroy(): void }>()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    close() {
      for (const socket of open) socket.destroy()
      return closing(server).close()
    },
  }
}
const dead: StartGateway = async () => ({ close: async () => {} })
const good: Record<Channel, StartGateway> = { SMS: goodSms, EMAIL: goodMail }

async function trial(db: Db, secrets: Secrets, broken: Channel, name: string, start: StartGateway) {
  await db.deleteFrom('outbox').execute()
  const ports = { SMS: await freePort(), EMAIL: await freePort() }
  const messengers = {
    SMS: smsMessenger({ url: `http://127.0.0.1:${ports.SMS}/`, key: 'k', sender: 's' }),
    EMAIL: smtpMessenger(`smtp://127.0.0.1:${ports.EMAIL}`, 'Saptapadi <no-reply@saptapadi.in>'),
  }
  const healthy: Channel = broken === 'SMS' ? 'EMAIL' : 'SMS'
  const arrivals: Record<Channel, { id: string; at: number }[]> = { SMS: [], EMAIL: [] }
  const note = (channel: Channel) => (id: string) => void arrivals[channel].push({ id, at: performance.now() })
  const bad = await start(ports[broken], note(broken))
  const other = await good[healthy](ports[healthy], note(healthy))
  let failures = 0
  const worker = startOutboxWorker({
    db,
    clock: systemClock,
    secrets,
    messengers,
    outcomes: { sent: async () => {}, refused: async () => {} },
    quietHours: null,
    onError: () => {
      failures++
    },
  })
  const began = performance.now()
  for (let n = 0; n < codes; n++)
    for (const channel of ['SMS', 'EMAIL'] as const)
      await writeToOutbox(
        db,
        secrets,
        {
          channel,
          eventKey: `${name} ${channel} ${n}`,
          template: 'otp_verify',
          ownerId: null,
          to: channel === 'SMS' ? '9000000001' : 'kale@family.in',
          subject: 'Your code',
          text: '4821',
        },
        new Date(),
      )
  const all = async (channel: Channel, within: number) => {
    const until = performance.now() + within
    while (new Set(arrivals[channel].map(one => one.id)).size < codes && performance.now() < until) await pause(20)
    return (arrivals[channel].at(-1)?.at ?? Number.POSITIVE_INFINITY) - began
  }
  const otherTook = await all(healthy, outage)
  await pause(Math.max(0, outage - (performance.now() - began)))
  await bad.close()
  const back = performance.now() - began
  const mended = await good[broken](ports[broken], note(broken))
  const took = (await all(broken, 120_000)) - back
  await worker.stop()
  await Promise.all([mended.close(), other.close()])
  const ids = arrivals[broken].map(one => one.id)
  const waiting = await db.selectFrom('outbox').select('id').where('status', '<>', 'delivered').execute()
  console.log(
    `${name} for ${(back / 1000).toFixed(0)} s: the ${healthy === 'SMS' ? 'SMS' : 'emails'} beside it all out after ` +
      `${(otherTook / 1000).toFixed(1)} s; ${failures} failed tries; all ${codes} sent ${(took / 1000).toFixed(1)} s after it was back, ` +
      `${ids.length - new Set(ids).size} twice, ${codes - new Set(ids).size} lost, ${waiting.length} still waiting`,
  )
}

export async function loseGateways(): Promise<void> {
  const server = await startPostgres()
  endPostgresWithBench(server.pid)
  const { db, close } = openPostgres(server.url)
  await migrate(db)
  const secrets = await openSecrets('a secret for figures, long enough to be one', db, systemClock)
  await trial(db, secrets, 'EMAIL', 'SMTP dead', dead)
  await trial(db, secrets, 'EMAIL', 'SMTP slow (takes the connection and says nothing)', silent)
  await trial(db, secrets, 'SMS', 'SMS dead', dead)
  await trial(db, secrets, 'SMS', 'SMS slow (takes the connection and says nothing)', silent)
  await close()
  await server.stop()
}
