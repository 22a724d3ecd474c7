import { setTimeout as pause } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { serveFiles } from './app/files.ts'
import { memberCalls } from './app/member-calls.ts'
import { officeCalls } from './app/office-calls.ts'
import { type AppDependencies, openParts } from './app/parts.ts'
import { securityEventWriter, typedContact } from './features/access/security-events/event-writer.ts'
import { staffRead } from './features/access/security-events/staff-reads.ts'
import { draftSite } from './features/shared/site-content/published.ts'
import { publicContent } from './features/site/cms/content.ts'
import { isDemoInPublic } from './features/site/pages/demo-ribbon.ts'
import { servePages } from './features/site/pages/serve.ts'
import { closeConnectionsOnStop } from './http/close-connections.ts'
import { refusalFor, sendError } from './http/errors.ts'
import { openFramework } from './http/framework.ts'
import { openGates } from './http/gate.ts'
import { securityHeaders } from './http/headers.ts'
import { addressKey } from './http/limits.ts'
import { logFailure } from './http/log.ts'
import { mountCalls } from './http/mount.ts'
import { openApiDocument } from './http/openapi.ts'
import { dressPlainPages } from './http/plain-page.ts'
import { Refusal } from './http/refusal.ts'
import { isTelling, type RecordEvent, securityLog } from './http/security-log.ts'
import { multipartLimits } from './http/upload.ts'
import { watchDisk } from './running/operations/disk.ts'
import { operationsHandlers } from './running/operations/handlers.ts'

/** Records security events in the log, the table and the metrics. */
function recordEvents(app: FastifyInstance, dependencies: AppDependencies): RecordEvent {
  const log = securityLog(app.log, dependencies.secrets)
  const events =
    dependencies.events ?? securityEventWriter(dependencies, error => logFailure(app.log, 'security events', error))
  app.addHook('onClose', () => events.close())
  return event => {
    log(event)
    events.add(event)
    dependencies.metrics?.happened(event)
  }
}

function answerErrors(app: FastifyInstance, { metrics }: AppDependencies, record: RecordEvent): void {
  app.setErrorHandler((error, request, reply) => {
    const code = refusalFor(error)?.code
    if (code) metrics?.refused(code)
    if (code && isTelling(code))
      record({
        event: 'refused',
        code,
        call: request.routeOptions.url ?? '',
        member: request.memberId,
        ...(request.staffId && { staff: request.staffId }),
        address: addressKey(request.ip),
        ...typedContact(request.body),
      })
    return sendError(error, request, reply)
  })
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('not_found'), request, reply))
}

/** Every built file is a route of its own, with a hash in its name: labels would grow with every version. */
const routeName = (url: string | undefined) => url?.replace(/\/assets\/.+/, '/assets/*')

/** A balancer asks every second or so, and its good answers would be most of the log. */
const isUneventful = (url: string | undefined, status: number) => url === '/api/ready' && status === 200

function logAnswers(app: FastifyInstance, { metrics }: AppDependencies, record: RecordEvent): void {
  // The log names the route's pattern, because an address may carry a name, a number or a token.
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime)
    const { method } = request
    const { statusCode: status } = reply
    const route = routeName(request.routeOptions.url)
    if (!isUneventful(route, status)) request.log.info({ method, route, status, milliseconds })
    const call = `${method} ${route ?? 'unknown'}`
    metrics?.answered(call, reply.statusCode, reply.elapsedTime / 1000)
    if (request.staffId && reply.statusCode === 200) {
      const read = staffRead(request)
      if (read) record({ ...read, staff: request.staffId, address: addressKey(request.ip) })
    }
    done()
  })
}

export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, clock, config, metrics, pages } = dependencies
  const gates = dependencies.gates ?? openGates()
  const app = openFramework({
    ...dependencies,
    members: gates.calls,
    onRefused: calls => metrics?.refused('overloaded', calls),
  })
  const { isStopping } = closeConnectionsOnStop(app, {
    stopSeconds: config.stopSeconds,
    drain: () => pause(config.drainSeconds * 1000),
  })
  securityHeaders(app, config.publicUrl)
  const record = recordEvents(app, dependencies)
  answerErrors(app, dependencies, record)
  logAnswers(app, dependencies, record)
  const disk = dependencies.disk ?? watchDisk(config.dataDir)
  app.addHook('onError', async (_request, _reply, error) => disk.noteError(error))
  app.removeContentTypeParser('text/plain')
  await app.register(multipart, { limits: multipartLimits })

  dressPlainPages(app, pages ? pages.textOf([pages.baseStyles]) : '')
  const parts = openParts(app, dependencies, { gates, disk, record })
  const operations = operationsHandlers({
    ...parts,
    isStopping,
    onError: error => logFailure(app.log, 'health', error),
  })
  mountCalls(app, { ...memberCalls(parts), ...officeCalls(app, parts), ...operations }, parts)
  serveFiles(app, parts)
  // The document is made on request, because it would take most of the app's start time.
  let openApi: string | null = null
  app.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(openApiDocument(config.publicUrl))
    return reply.type('application/json').send(openApi)
  })
  app.all('/api/*', async () => {
    throw new Refusal('not_found')
  })
  if (pages)
    await servePages(app, {
      office: parts.office,
      pages,
      content: parts.content,
      drafts: { ...parts.content, ...publicContent(db, draftSite(db), clock) },
      clock,
      isOpen: parts.isOpen,
      gate: gates.pages,
      demo: config,
      demoInPublic: isDemoInPublic(config),
      isWorkerWithdrawn: config.serviceWorker === 'off',
      printer: parts.printer,
      files: parts.files,
    })
  return app
}
