import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Candidates } from '#server/features/candidates/query.ts'
import { sqlCandidates } from '#server/features/candidates/sql-candidates.ts'
import { listHandlers } from '#server/features/lists/handlers.ts'
import { profileHandlers } from '#server/features/profiles/handlers.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import { accessHandlers } from './features/access/handlers.ts'
import { databaseSessions, type Sessions } from './features/access/live-sessions.ts'
import type { Reach } from './features/access/targets.ts'
import { sessionViewers } from './features/access/viewers.ts'
import { publicContent } from './features/cms/content.ts'
import { cmsHandlers } from './features/cms/handlers.ts'
import { kundaliHandlers } from './features/kundali/handlers.ts'
import { masterDataHandlers } from './features/master-data/handlers.ts'
import { masterDataOf } from './features/master-data/queries.ts'
import { myProfileHandlers } from './features/my-profile/handlers.ts'
import { operationsHandlers } from './features/operations/handlers.ts'
import { outboxHandlers } from './features/outbox/handlers.ts'
import type { BuiltPages } from './features/pages/assets.ts'
import { isDemoInPublic } from './features/pages/demo-ribbon.ts'
import { servePages } from './features/pages/serve.ts'
import { photoHandlers } from './features/photos/handlers.ts'
import { servePhotos } from './features/photos/serve.ts'
import { searchHandlers } from './features/search/handlers.ts'
import { suggestionHandlers } from './features/suggestions/handlers.ts'
import { closePolitely } from './http/closing.ts'
import { sendError } from './http/errors.ts'
import type { Handlers } from './http/handler.ts'
import { securityHeaders } from './http/headers.ts'
import { databaseLimits } from './http/limits.ts'
import { mountCalls } from './http/mount.ts'
import { openApiDocument } from './http/openapi.ts'
import { Refusal } from './http/refusal.ts'
import { multipartLimits } from './http/upload.ts'
import type { Clock } from './ports/clock.ts'
import type { Files } from './ports/files.ts'
import type { Passwords } from './ports/passwords.ts'
import type { Secrets } from './ports/secrets.ts'

/** The world the app lives in: everything it would otherwise reach out for. */
export interface World {
  db: Db
  clock: Clock
  secrets: Secrets
  files: Files
  passwords: Passwords
  reach: Reach
  config: Config
  /** None: only the calls, no pages. */
  pages: BuiltPages | null
  /** Who finds the members of lists and searches; plain SQL unless a read model is given. */
  candidates?: Candidates
  /** Whose a session is; read from the database each time unless the live ones are given. */
  sessions?: Sessions
}

const bodyLimit = 256 * 1024

/** A number counts hops from the socket inwards; Fastify itself takes only addresses or a function. */
const trustedProxies = (said: Config['trustProxy']) =>
  typeof said === 'number' ? (_address: string, hop: number) => hop < said : said

export async function createApp(world: World): Promise<FastifyInstance> {
  const { config } = world
  const app = Fastify({
    bodyLimit,
    trustProxy: trustedProxies(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
  })
  closePolitely(app)
  securityHeaders(app, config.publicUrl)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('not_found'), request, reply))
  // The route's pattern, never the address: an address may carry a name, a number or a token.
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds,
    })
  })
  app.removeContentTypeParser('text/plain')
  await app.register(multipart, { limits: multipartLimits })

  const limits = databaseLimits(world.db, world.clock)
  const content = publicContent(world.db)
  const masterData = masterDataOf(world.db)
  const candidates = world.candidates ?? sqlCandidates(world.db)
  const handlers: Handlers = {
    ...accessHandlers({ ...world, limits }),
    ...masterDataHandlers(masterData),
    ...cmsHandlers(content),
    ...myProfileHandlers(world),
    ...photoHandlers(world),
    ...listHandlers({ ...world, limits, masterData, candidates }),
    ...searchHandlers({ ...world, limits, masterData, candidates }),
    ...suggestionHandlers(world),
    ...kundaliHandlers({ ...world, limits, masterData }),
    ...profileHandlers({ ...world, limits, masterData }),
    ...outboxHandlers(world),
    ...operationsHandlers(world),
  }
  const viewers = sessionViewers(world.db, world.sessions ?? databaseSessions(world.db))
  mountCalls(app, handlers, { ...world, limits, viewers })
  servePhotos(app, world)
  const openApi = JSON.stringify(openApiDocument(config.publicUrl))
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(openApi))
  app.all('/api/*', async () => {
    throw new Refusal('not_found')
  })
  if (world.pages)
    await servePages(app, {
      pages: world.pages,
      content,
      publicUrl: config.publicUrl,
      demoInPublic: isDemoInPublic(config),
    })
  return app
}
