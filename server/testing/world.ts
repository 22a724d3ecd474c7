import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, inject } from 'vitest'
import type { AnswerOf, SentTo } from '#contract/endpoint.ts'
import type { ErrorAnswer } from '#contract/errors.ts'
import { type CallName, type Calls, calls } from '#contract/index.ts'
import type { AppDependencies } from '#server/app/parts.ts'
import { createApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { type Db, type OpenDatabase, openPostgres } from '#server/db/open.ts'
import { type SecurityEventWriter, securityEventWriter } from '#server/features/access/security-events/event-writer.ts'
import { cachedSessions } from '#server/features/access/sessions/cache.ts'
import { type ReadModel, readModel } from '#server/features/finding/read-model/read-model.ts'
import { cachedMasterData } from '#server/features/shared/master-data/cache.ts'
import { cachedSite } from '#server/features/shared/site-content/published.ts'
import { cachedUnread } from '#server/features/telling/notifications/unread-cache.ts'
import { waitingMessages } from '#server/features/telling/outbox/queries.ts'
import { type TestClock, testClock } from '#server/ports/clock.ts'
import type { Gateway } from '#server/ports/gateway.ts'
import { type OpenedSecrets, openSecrets } from '#server/ports/secrets.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { memoryFiles } from './memory-files.ts'
import { recordQueries } from './record-queries.ts'
import { cloneTemplate } from './template.ts'

export interface TestWorld {
  app: FastifyInstance
  db: Db
  clock: TestClock
  secrets: OpenedSecrets
  config: Config
  files: Map<string, Buffer>
  url: string
  call: Caller
  /** Messages waiting to go out, newest first. */
  outbox(): ReturnType<typeof waitingMessages>
  /** Another node on the same database, as behind a load balancer. */
  anotherNode(): Promise<FastifyInstance>
  /** The queries of all nodes; those of the test itself go through `db`. */
  queries: ReturnType<typeof recordQueries>
  /** The security events of all nodes, which are written a second after the answer. */
  events: SecurityEventWriter
  /** The loaded read model that the app uses, if the test asked for one. */
  model: ReadModel | null
}

export interface Answered<N extends CallName> {
  status: number
  headers: Record<string, unknown>
  /** The answer, typed as a success. `refusal` is the same answer, typed as a refusal. */
  body: AnswerOf<Calls[N]>
  refusal: ErrorAnswer
}
export type Caller = <N extends CallName>(name: N, input: SentTo<Calls[N]>, more?: CallOptions) => Promise<Answered<N>>
export interface CallOptions {
  token?: string | undefined
  headers?: Record<string, string>
  /** The caller's network address. */
  remoteAddress?: string
  app?: FastifyInstance
}

export const newYear = new Date('2026-01-15T06:00:00Z')

/** Resolves when the model is loaded. */
async function startedModel({
  db,
  listen,
  clock,
  masterData,
}: Pick<OpenDatabase, 'db' | 'listen'> & Pick<AppDependencies, 'clock' | 'masterData'>): Promise<ReadModel> {
  const model = readModel({ db, listen, clock, ...(masterData && { masterData }) })
  await new Promise<unknown>((loaded, failed) => model.start({ loaded, failed }))
  return model
}

interface WorldOptions
  extends Partial<
    Pick<
      AppDependencies,
      'channels' | 'disk' | 'gates' | 'isStarting' | 'metrics' | 'pages' | 'passwords' | 'printer' | 'slowBody'
    >
  > {
  env?: Record<string, string>
  /** What no environment sets: limits that a test makes small, and servers of its own. */
  config?: Partial<Config>
  /** A site on its first day: migrated, but not set up. */
  isNew?: boolean
  /** Answers lists from a read model instead of plain SQL. */
  readModel?: boolean
  /** A proxy between the node and its database, for a test that breaks the connection. */
  throughProxy?: (databaseUrl: string) => Promise<{ url: string; close(): Promise<void> }>
  /** Takes payments in place of the configured gateway. */
  gateway?: () => Promise<Gateway>
  /** Keeps the published content in memory, as a node in production does. */
  cachedSite?: boolean
  /** Reads the lists again when the office changes them, as a node in production does. */
  followsLists?: boolean
  /** Caches sessions, as a node in production does. */
  cachedSessions?: boolean
  /** Keeps counts of unread notifications in memory, as a node in production does. */
  cachedUnread?: boolean
}

/** The real app on a database that belongs to this test file. */
export function testWorld(options: WorldOptions = {}): TestWorld {
  const world = {} as TestWorld
  let close = async () => {}
  beforeAll(async () => {
    const clone = await cloneTemplate(inject('postgresUrl'), options.isNew ? 'new' : 'empty')
    const proxy = await options.throughProxy?.(clone.url)
    const url = proxy?.url ?? clone.url
    const database = openPostgres(url, { connections: 40 })
    const clock = testClock(newYear)
    const queries = recordQueries(database.db)
    const secrets = await openSecrets('a secret for tests, long enough to be one', database.db, clock)
    const events = securityEventWriter({ db: queries.db, clock, secrets }, console.error)
    const files = new Map<string, Buffer>()
    const env = { DEMO: 'on', LOG_LEVEL: 'silent', SIGNUPS_PER_HOUR: '10000', ...options.env }
    // Hundreds of wrong codes would wait for most of a minute; the test of the time itself asks for it.
    const config = { ...readConfig(env), constantAnswerMs: 0, ...options.config }
    const parts: AppDependencies = {
      db: queries.db,
      availability: database.availability,
      clock,
      secrets,
      events,
      files: memoryFiles(files),
      passwords: options.passwords ?? cheapPasswords(),
      channels: options.channels ?? { SMS: true, EMAIL: true },
      config,
      pages: options.pages ?? null,
      ...(options.gates && { gates: options.gates }),
      ...(options.slowBody && { slowBody: options.slowBody }),
      ...(options.disk && { disk: options.disk }),
      ...(options.isStarting && { isStarting: options.isStarting }),
      ...(options.metrics && { metrics: options.metrics }),
      ...(options.printer && { printer: options.printer }),
      ...(options.gateway && { gateway: await options.gateway() }),
    }
    const closing: (() => Promise<unknown>)[] = []
    const node = async () => {
      // Each node listens on its own connection, as another process does.
      const own = openPostgres(url, { connections: 1 })
      closing.push(own.close)
      const lists = options.followsLists ? cachedMasterData({ db: queries.db, listen: own.listen }) : null
      if (lists) closing.push(lists.close)
      const followed = lists && { masterData: lists.masterData }
      const model = options.readModel
        ? await startedModel({ db: database.db, listen: own.listen, clock, ...followed })
        : null
      if (model) closing.push(model.close)
      const sessions = options.cachedSessions ? cachedSessions({ db: queries.db, listen: own.listen }) : null
      if (sessions) closing.push(sessions.close)
      const unread = options.cachedUnread ? cachedUnread({ db: queries.db, listen: own.listen }) : null
      if (unread) closing.push(unread.close)
      const content = options.cachedSite ? cachedSite({ db: queries.db, listen: own.listen }) : null
      if (content) closing.push(content.close)
      const app = await createApp({
        ...parts,
        ...followed,
        ...(content && { site: content.site }),
        ...(model && { finder: model }),
        ...(sessions && { sessions }),
        ...(unread && { unread }),
      })
      return { app, model }
    }
    const { app, model } = await node()
    Object.assign(world, {
      app,
      db: database.db,
      clock,
      secrets,
      config,
      files,
      url: clone.url,
      call: callerOf(app),
      events,
      outbox: () => waitingMessages(database.db, secrets),
      anotherNode: async () => (await node()).app,
      model,
      queries,
    } satisfies TestWorld)
    close = async () => {
      await app.close()
      for (const end of closing.toReversed()) await end()
      await database.close()
      await proxy?.close()
      await clone.drop()
    }
  })
  afterAll(() => close())
  return world
}

export function callerOf(app: FastifyInstance): Caller {
  return async (name, input, more = {}) => {
    const { method, path } = calls[name]
    const sent: Record<string, unknown> = { ...input }
    const url = `/api${path.replace(/:(\w+)/g, (_, key: string) => {
      const value = String(sent[key])
      delete sent[key]
      return encodeURIComponent(value)
    })}`
    const response = await (more.app ?? app).inject({
      method,
      url,
      ...(more.remoteAddress && { remoteAddress: more.remoteAddress }),
      headers: { ...(more.token && { authorization: `Bearer ${more.token}` }), ...more.headers },
      ...(method === 'GET' ? { query: sent as Record<string, string> } : { payload: sent }),
    })
    const body = response.json()
    return { status: response.statusCode, headers: response.headers, body, refusal: body }
  }
}
