import { setTimeout as pause } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { backupHandlers } from './backup/handlers.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { Availability } from './db/watch.ts'
import { doctorHandlers } from './doctor/handlers.ts'
import type { OpenChannels } from './features/access/channels.ts'
import { accessHandlers } from './features/access/handlers.ts'
import { databaseSessions, type Sessions } from './features/access/session-cache.ts'
import { sessionViewers } from './features/access/viewers.ts'
import { activityHandlers } from './features/activity/handlers.ts'
import { auditHandlers } from './features/audit/handlers.ts'
import { biodataHandlers } from './features/biodata/handlers.ts'
import { serveBiodata } from './features/biodata/serve.ts'
import { callerRequestHandlers } from './features/caller-requests/handlers.ts'
import { serveObjections } from './features/caller-requests/serve.ts'
import { candidateAnswerHandlers } from './features/candidate-consent/answer-handlers.ts'
import { candidateHandlers } from './features/candidate-consent/handlers.ts'
import { officeCandidateHandlers } from './features/candidate-consent/office-handlers.ts'
import type { Candidates } from './features/candidates/query.ts'
import { sqlCandidates } from './features/candidates/sql-candidates.ts'
import { publicContent } from './features/cms/content.ts'
import { cmsHandlers } from './features/cms/handlers.ts'
import { complaintHandlers } from './features/complaints/handlers.ts'
import { consentHandlers } from './features/consents/handlers.ts'
import { contactPrivacyHandlers } from './features/contact-privacy/handlers.ts'
import { contactHandlers } from './features/contacts/handlers.ts'
import { counterHandlers } from './features/counter/handlers.ts'
import { choiceHandlers } from './features/deliveries/handlers.ts'
import { unreachedHandlers } from './features/deliveries/office-handlers.ts'
import { serveDeliveries } from './features/deliveries/serve.ts'
import { serveWhatsapp } from './features/deliveries/serve-whatsapp.ts'
import { endWhatsapp } from './features/deliveries/whatsapp-consent.ts'
import { figureHandlers } from './features/figures/handlers.ts'
import { serveFigureExport } from './features/figures/serve-export.ts'
import { gurujiSheetHandlers } from './features/guruji-sheet/handlers.ts'
import { serveSheets } from './features/guruji-sheet/serve.ts'
import { handpickHandlers } from './features/handpick/handlers.ts'
import { documentHandlers } from './features/id-proof/handlers.ts'
import { serveDocuments } from './features/id-proof/serve.ts'
import { importHandlers } from './features/imports/handlers.ts'
import { importPhotoHandlers } from './features/imports/photos/handlers.ts'
import { startSheetReader } from './features/imports/reader.ts'
import { importSlipHandlers } from './features/imports/slips/handlers.ts'
import { incidentHandlers } from './features/incidents/handlers.ts'
import { kundaliHandlers } from './features/kundali/handlers.ts'
import { leavingHandlers } from './features/leaving/handlers.ts'
import { listHandlers } from './features/lists/handlers.ts'
import { countRowsRead } from './features/lists/rows-read.ts'
import { masterDataHandlers } from './features/master-data/handlers.ts'
import { officeListHandlers } from './features/master-data/office-handlers.ts'
import { masterDataOf, type ReadMasterData } from './features/master-data/queries.ts'
import { matchHandlers } from './features/matches/handlers.ts'
import { memberLetterHandlers } from './features/member-letters/handlers.ts'
import { memberNoteHandlers } from './features/member-notes/handlers.ts'
import { messagesHandlers } from './features/messages/handlers.ts'
import { myProfileHandlers } from './features/my-profile/handlers.ts'
import { notificationHandlers } from './features/notifications/handlers.ts'
import { tellOfContactView, tellOfInterest } from './features/notifications/record.ts'
import { databaseUnread, type UnreadCounts } from './features/notifications/unread-cache.ts'
import { officeDayHandlers } from './features/office-day/handlers.ts'
import { officeMemberActHandlers } from './features/office-members/act-handlers.ts'
import { officeConsentHandlers } from './features/office-members/consent-handlers.ts'
import { doubleHandlers } from './features/office-members/double-handlers.ts'
import { memberListHandlers } from './features/office-members/list-handlers.ts'
import { officeProfileHandlers } from './features/office-members/profile-handlers.ts'
import { officeMemberReadHandlers } from './features/office-members/read-handlers.ts'
import { serveSealedFiles } from './features/office-members/serve-sealed.ts'
import { type Disk, watchDisk } from './features/operations/disk.ts'
import { operationsHandlers } from './features/operations/handlers.ts'
import { outboxHandlers } from './features/outbox/handlers.ts'
import { ownDataHandlers } from './features/own-data/handlers.ts'
import { serveOwnData } from './features/own-data/serve.ts'
import type { BuiltPages } from './features/pages/assets.ts'
import { isDemoInPublic } from './features/pages/demo-ribbon.ts'
import { servePages } from './features/pages/serve.ts'
import { patrikaHandlers } from './features/patrika/handlers.ts'
import { gatewayOf } from './features/payments/gateway-of.ts'
import { paymentHandlers } from './features/payments/handlers.ts'
import { officePaymentHandlers } from './features/payments/office-handlers.ts'
import { servePayments } from './features/payments/serve.ts'
import { serveOfficePapers } from './features/payments/serve-office.ts'
import { servePapers } from './features/payments/serve-papers.ts'
import { photoHandlers } from './features/photos/handlers.ts'
import { servePhotos } from './features/photos/serve.ts'
import { planHandlers } from './features/plans/handlers.ts'
import { membershipHandlers } from './features/plans/member-handlers.ts'
import { type Printer, startPrinter } from './features/printing/printer.ts'
import { profileHandlers } from './features/profiles/handlers.ts'
import { pushHandlers } from './features/push/handlers.ts'
import { blockHandlers } from './features/relations/blocks/handlers.ts'
import { answerHandlers } from './features/relations/interests/answer-handlers.ts'
import { sendHandlers } from './features/relations/interests/send-handlers.ts'
import { reportHandlers } from './features/relations/reports/handlers.ts'
import { shortlistHandlers } from './features/relations/shortlists/handlers.ts'
import { reviewHandlers } from './features/review/handlers.ts'
import { manyReviewHandlers } from './features/review/many-handlers.ts'
import { orderHandlers } from './features/review/order-handlers.ts'
import { serveReviewed } from './features/review/serve.ts'
import { savedSearchHandlers } from './features/saved-searches/handlers.ts'
import { serveSavedSearchStop } from './features/saved-searches/stop-link.ts'
import { searchHandlers } from './features/search/handlers.ts'
import { securityEventHandlers } from './features/security-events/handlers.ts'
import { type KeptEvents, keepSecurityEvents, typedContact } from './features/security-events/keep.ts'
import { staffRead } from './features/security-events/staff-reads.ts'
import { settingsHandlers } from './features/settings/handlers.ts'
import { setupHandlers } from './features/setup/handlers.ts'
import { siteOpening } from './features/setup/opening.ts'
import { contentHandlers } from './features/site-content/handlers.ts'
import { serveSitePictures } from './features/site-content/pictures.ts'
import { databaseSite, draftSite, type ReadSite } from './features/site-content/published.ts'
import { officeAccountHandlers } from './features/staff/account-handlers.ts'
import { officeJoinHandlers } from './features/staff/join-handlers.ts'
import { officeLoginHandlers } from './features/staff/login-handlers.ts'
import { officeSessions } from './features/staff/sessions.ts'
import { staffHandlers } from './features/staff/staff-handlers.ts'
import { staffReadHandlers } from './features/staff-reads/handlers.ts'
import { stillLookingHandlers } from './features/still-looking/handlers.ts'
import { serveStillLooking } from './features/still-looking/serve.ts'
import { askPartner } from './features/stories/ask-partner.ts'
import { storyHandlers } from './features/stories/handlers.ts'
import { officeStoryHandlers } from './features/stories/office-handlers.ts'
import { serveStoryPhotos } from './features/stories/serve.ts'
import { takeDownStoriesOf } from './features/stories/take-down.ts'
import { suggestionHandlers } from './features/suggestions/handlers.ts'
import { keptTrust, trustHandlers } from './features/trust/read.ts'
import { weeklySheetHandlers } from './features/weekly-sheet/handlers.ts'
import { serveWeeklySheets } from './features/weekly-sheet/serve.ts'
import { closeConnectionsOnStop } from './http/close-connections.ts'
import { refusalFor, sendError } from './http/errors.ts'
import { type Gates, openGates } from './http/gate.ts'
import type { Handlers } from './http/handler.ts'
import { securityHeaders } from './http/headers.ts'
import { addressKey, databaseLimits } from './http/limits.ts'
import { logFailure } from './http/log.ts'
import { mountCalls } from './http/mount.ts'
import { officeDoor } from './http/office-door.ts'
import { openApiDocument } from './http/openapi.ts'
import { answerClientError, answerFrameworkError } from './http/raw-errors.ts'
import { Refusal } from './http/refusal.ts'
import { isTelling, type RecordEvent, securityLog } from './http/security-log.ts'
import { gatedServer } from './http/server.ts'
import { multipartLimits } from './http/upload.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Clock } from './ports/clock.ts'
import type { Files } from './ports/files.ts'
import type { Gateway } from './ports/gateway.ts'
import type { Passwords } from './ports/passwords.ts'
import type { Secrets } from './ports/secrets.ts'

/** Everything outside the app that it uses. Tests hand in their own. */
export interface AppDependencies {
  db: Db
  /** Whether the database answers. Without it, a health check asks the database itself. */
  availability?: Pick<Availability, 'isAway'>
  clock: Clock
  secrets: Secrets
  files: Files
  passwords: Passwords
  channels: OpenChannels
  config: Config
  /** Bounds what is answered at once. A figure of what happens without any hands in its own. */
  gates?: Gates
  /** After how many milliseconds without a byte a body is given up. */
  silentBody?: number
  /** Null serves the calls without any pages. */
  pages: BuiltPages | null
  /** Finds the members of lists and searches. Without a read model, plain SQL does. */
  candidates?: Candidates
  /** Finds the owner of a session. Without a cache, each call reads the database. */
  sessions?: Sessions
  /** Counts unread notifications. Without a cache, each call reads the database. */
  unread?: UnreadCounts
  /** What the provider says to visitors. Without a cache, each page reads the database. */
  site?: ReadSite
  /** The lists that forms choose from. Without a reader that follows the office, they are read once. */
  masterData?: ReadMasterData
  /** Writes security events down, after the answer. A test that looks at them hands in its own. */
  events?: KeptEvents
  /** Whether the node still loads what it needs to answer quickly. */
  isStarting?: () => boolean
  disk?: Disk
  /** Counts what the node answers. */
  metrics?: Metrics
  /** Takes payments. Without one, the settings decide. */
  gateway?: Gateway | null
  /** Draws papers. Without one, the app starts its own. */
  printer?: Printer
}

const bodyLimit = 256 * 1024

/** A number is a count of proxies. Fastify itself takes only addresses or a function. */
const trustedProxies = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting

function noSchemas(): never {
  throw new Error('a route has a schema of the framework: declare its call in contract/')
}

export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, metrics } = dependencies
  const gates = dependencies.gates ?? openGates()
  const app: FastifyInstance = Fastify({
    bodyLimit,
    trustProxy: trustedProxies(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // The framework's own answer would lack our headers. Whoever still asks while the node stops is answered, and then let go.
    return503OnClosing: false,
    serverFactory: gatedServer({
      members: gates.calls,
      publicUrl: config.publicUrl,
      connectionsPerAddress: config.trustProxy === false ? config.connectionsPerAddress : null,
      silentBody: dependencies.silentBody ?? 30_000,
      onRefused(calls) {
        app.log.warn({ calls }, 'refused: more than this node can answer')
        metrics?.refused('overloaded', calls)
      },
    }),
    routerOptions: { maxParamLength: 200 },
    // Calls are parsed and serialised by their declarations. The framework would load compilers of its own for nothing.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: answerFrameworkError(config.publicUrl),
    clientErrorHandler: answerClientError(config.publicUrl),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
  })
  const { isStopping } = closeConnectionsOnStop(app, {
    stopSeconds: config.stopSeconds,
    drain: () => pause(config.drainSeconds * 1000),
  })
  securityHeaders(app, config.publicUrl)
  const log = securityLog(app.log, dependencies.secrets)
  const events =
    dependencies.events ?? keepSecurityEvents(dependencies, error => logFailure(app.log, 'security events', error))
  app.addHook('onClose', () => events.close())
  const record: RecordEvent = event => {
    log(event)
    events.add(event)
    metrics?.happened(event)
  }
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
  // The log names the route's pattern, because an address may carry a name, a number or a token.
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds,
    })
    const call = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    metrics?.answered(call, reply.statusCode, reply.elapsedTime / 1000)
    if (request.staffId && reply.statusCode === 200) {
      const read = staffRead(request.routeOptions.url ?? '', request)
      if (read) record({ ...read, staff: request.staffId, address: addressKey(request.ip) })
    }
    done()
  })
  const disk = dependencies.disk ?? watchDisk(config.dataDir)
  app.addHook('onError', async (_request, _reply, error) => disk.noteError(error))
  app.removeContentTypeParser('text/plain')
  await app.register(multipart, { limits: multipartLimits })

  const limits = databaseLimits(dependencies.db, dependencies.clock)
  const officePasswords = dependencies.passwords.withOwnQueue()
  const rowsRead = countRowsRead(dependencies.db, dependencies.clock, error => logFailure(app.log, 'rows read', error))
  const site = dependencies.site ?? databaseSite(dependencies.db)
  const trust = keptTrust(dependencies.db, dependencies.clock)
  const content = { ...publicContent(dependencies.db, site), trust }
  const isOpen = siteOpening({ db: dependencies.db, site, demo: config.demo })
  const masterData = dependencies.masterData ?? masterDataOf(dependencies.db)
  const candidates = dependencies.candidates ?? sqlCandidates(dependencies.db, dependencies.clock)
  const gateway = dependencies.gateway === undefined ? gatewayOf(dependencies) : dependencies.gateway
  const payments = { ...dependencies, gateway, tell: (trouble: object) => app.log.error(trouble, 'payment') }
  const sheetReader = startSheetReader()
  app.addHook('onClose', () => sheetReader.close())
  const handlers: Handlers = {
    ...accessHandlers({ ...dependencies, limits, site, isOpen, record }),
    ...masterDataHandlers(masterData),
    ...cmsHandlers(content),
    ...trustHandlers(trust),
    ...myProfileHandlers({ ...dependencies, limits, masterData }),
    ...photoHandlers(dependencies),
    ...documentHandlers(dependencies),
    ...listHandlers({ ...dependencies, limits, rowsRead, masterData, candidates }),
    ...matchHandlers({ ...dependencies, limits, rowsRead, masterData, candidates }),
    ...searchHandlers({ ...dependencies, limits, rowsRead, masterData, candidates }),
    ...savedSearchHandlers({ ...dependencies, masterData }),
    ...weeklySheetHandlers({ ...dependencies, limits }),
    ...suggestionHandlers(dependencies),
    ...kundaliHandlers({ ...dependencies, limits, masterData }),
    ...gurujiSheetHandlers({ ...dependencies, limits }),
    ...patrikaHandlers({ ...dependencies, limits, masterData }),
    ...profileHandlers({ ...dependencies, limits, masterData }),
    ...sendHandlers({ ...dependencies, limits, tell: tellOfInterest }),
    ...answerHandlers({ ...dependencies, tell: tellOfInterest }),
    ...shortlistHandlers(dependencies),
    ...blockHandlers({ ...dependencies, tell: tellOfInterest }),
    ...reportHandlers(dependencies),
    ...complaintHandlers({ ...dependencies, limits, site, isOpen, record }),
    ...activityHandlers({ ...dependencies, limits, masterData }),
    ...biodataHandlers({ ...dependencies, limits, masterData }),
    ...contactHandlers({ ...dependencies, limits, masterData, tell: tellOfContactView }),
    ...contactPrivacyHandlers(dependencies),
    ...candidateHandlers({ ...dependencies, limits, site, isOpen, record }),
    ...candidateAnswerHandlers({ ...dependencies, limits }),
    ...officeCandidateHandlers(dependencies),
    ...consentHandlers({
      ...dependencies,
      limits,
      takeDownStoriesOf,
      endWhatsapp: (trx, memberId, now) => endWhatsapp(trx, dependencies, memberId, now),
    }),
    ...settingsHandlers(dependencies),
    ...ownDataHandlers({ ...dependencies, limits, record }),
    ...leavingHandlers({ ...dependencies, limits, record, askPartner }),
    ...storyHandlers({ ...dependencies, limits }),
    ...choiceHandlers({ ...dependencies, limits }),
    ...pushHandlers({ ...dependencies, limits }),
    ...notificationHandlers({
      ...dependencies,
      limits,
      unread: dependencies.unread ?? databaseUnread(dependencies.db),
    }),
    ...membershipHandlers({ ...dependencies, gateway, limits, masterData, candidates }),
    ...paymentHandlers({ ...payments, limits }),
    ...outboxHandlers(dependencies),
    ...officeLoginHandlers({ ...dependencies, passwords: officePasswords, limits, record }),
    ...officeJoinHandlers({ ...dependencies, passwords: officePasswords, limits, record }),
    ...officeAccountHandlers({ ...dependencies, passwords: officePasswords, limits, record }),
    ...staffHandlers({ ...dependencies, limits, record }),
    ...backupHandlers(dependencies),
    ...officeDayHandlers(dependencies),
    ...figureHandlers({ ...dependencies, masterData }),
    ...auditHandlers(dependencies),
    ...staffReadHandlers(dependencies),
    ...doctorHandlers(dependencies),
    ...importHandlers({ ...dependencies, limits, masterData, reader: sheetReader }),
    ...importPhotoHandlers({ ...dependencies, limits }),
    ...importSlipHandlers({ ...dependencies, site }),
    ...incidentHandlers({ ...dependencies, site }),
    ...securityEventHandlers(dependencies),
    ...reviewHandlers(dependencies),
    ...manyReviewHandlers(dependencies),
    ...orderHandlers(dependencies),
    ...officeStoryHandlers(dependencies),
    ...unreachedHandlers(dependencies),
    ...stillLookingHandlers(dependencies),
    ...handpickHandlers({ ...dependencies, masterData, candidates }),
    ...counterHandlers({ ...dependencies, limits, site, isOpen, record }),
    ...officeConsentHandlers(dependencies),
    ...officeMemberReadHandlers({ ...dependencies, masterData }),
    ...memberListHandlers({ ...dependencies, limits, masterData }),
    ...memberLetterHandlers({ ...dependencies, site }),
    ...officeMemberActHandlers({ ...dependencies, masterData }),
    ...officeProfileHandlers({ ...dependencies, masterData }),
    ...doubleHandlers({ ...dependencies, masterData }),
    ...memberNoteHandlers(dependencies),
    ...callerRequestHandlers({ ...dependencies, limits, site, isOpen, record, askPartner }),
    ...planHandlers(dependencies),
    ...officeListHandlers(dependencies),
    ...setupHandlers({ ...dependencies, limits, site, isOpen }),
    ...messagesHandlers({ ...dependencies, limits, site }),
    ...contentHandlers({ ...dependencies, site }),
    ...officePaymentHandlers({ ...dependencies, gateway }),
    ...operationsHandlers({
      ...dependencies,
      disk,
      isStopping,
      onError: error => logFailure(app.log, 'health', error),
    }),
  }
  const viewers = sessionViewers(dependencies.db, dependencies.sessions ?? databaseSessions(dependencies.db))
  const office = officeDoor(config, officeSessions(dependencies.db))
  mountCalls(app, handlers, { ...dependencies, limits, viewers, office, gates })
  servePhotos(app, { ...dependencies, viewers, gate: gates.photos })
  serveSealedFiles(app, { ...dependencies, office, gate: gates.photos })
  serveReviewed(app, { ...dependencies, office, gate: gates.photos })
  serveDocuments(app, { ...dependencies, viewers, gate: gates.photos })
  serveOwnData(app, { ...dependencies, masterData, viewers })
  serveDeliveries(app, dependencies)
  serveWhatsapp(app, dependencies)
  serveStillLooking(app, dependencies)
  serveSavedSearchStop(app, dependencies)
  serveObjections(app, dependencies)
  serveStoryPhotos(app, { ...dependencies, gate: gates.photos })
  serveSitePictures(app, { ...dependencies, gate: gates.photos })
  servePayments(app, { ...payments, viewers, stylesheet: dependencies.pages?.baseStyles ?? null })
  const printer = dependencies.printer ?? startPrinter()
  if (!dependencies.printer) app.addHook('onClose', () => printer.close())
  servePapers(app, { ...dependencies, viewers, printer })
  serveOfficePapers(app, { ...dependencies, office, printer, gate: gates.calls })
  serveFigureExport(app, { ...dependencies, masterData, office, gate: gates.calls })
  serveSheets(app, { ...dependencies, limits, masterData, viewers, printer })
  serveWeeklySheets(app, { ...dependencies, limits, rowsRead, masterData, candidates, viewers, printer })
  serveBiodata(app, { ...dependencies, limits, masterData, viewers, printer })
  // Made when somebody asks: it would be most of the time that the app takes to be made.
  let openApi: string | null = null
  app.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(openApiDocument(config.publicUrl))
    return reply.type('application/json').send(openApi)
  })
  app.all('/api/*', async () => {
    throw new Refusal('not_found')
  })
  if (dependencies.pages)
    await servePages(app, {
      office,
      pages: dependencies.pages,
      content,
      drafts: { ...publicContent(dependencies.db, draftSite(dependencies.db)), trust },
      clock: dependencies.clock,
      isOpen,
      gate: gates.pages,
      demo: config,
      demoInPublic: isDemoInPublic(config),
      isWorkerWithdrawn: config.serviceWorker === 'off',
    })
  return app
}
