import type { FastifyInstance } from 'fastify'
import type { Language } from '#domain/words/catalogue.ts'
import { gatewayOf } from '#server/features/money/payments/gateway.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import type { Availability } from '../db/watch.ts'
import type { OpenChannels } from '../features/access/accounts/channels.ts'
import type { SecurityEventWriter } from '../features/access/security-events/event-writer.ts'
import { databaseSessions, type Sessions } from '../features/access/sessions/cache.ts'
import { sessionViewers } from '../features/access/sessions/viewers.ts'
import { countRowsRead } from '../features/finding/lists/rows-read.ts'
import type { MemberFinder } from '../features/finding/read-model/query.ts'
import { sqlFinder } from '../features/finding/read-model/sql/finder.ts'
import { countShowings, fairDays } from '../features/finding/showings/showings.ts'
import { readPrices } from '../features/money/plans/prices.ts'
import { officeSessions } from '../features/office/staff/sessions.ts'
import { tellAdminsOfReads } from '../features/office/staff/tell-of-reads.ts'
import { actsOf } from '../features/shared/audit/record-act.ts'
import { masterDataOf, type ReadMasterData } from '../features/shared/master-data/queries.ts'
import { type Printer, startPrinter } from '../features/shared/printing/printer.ts'
import { databaseSite, type ReadSite } from '../features/shared/site-content/published.ts'
import { noteShownOrRefuse, refuseIfListsUsedUp } from '../features/shared/staff-reads/note-shown.ts'
import { publicContent } from '../features/site/cms/content.ts'
import type { BuiltPages } from '../features/site/pages/assets.ts'
import { siteOpening } from '../features/site/setup/opening.ts'
import { cachedTrust } from '../features/site/trust/handlers.ts'
import { tellTrusteesOfExport } from '../features/site/trustees/tell.ts'
import { databaseUnread, type UnreadCounts } from '../features/telling/notifications/unread-cache.ts'
import type { Actor } from '../http/acts.ts'
import type { Gates } from '../http/gate.ts'
import { databaseLimits } from '../http/limits.ts'
import { logFailure } from '../http/log.ts'
import { officeDoor } from '../http/office-door.ts'
import type { RecordEvent } from '../http/security-log.ts'
import type { BodyTimes } from '../http/server.ts'
import type { StaffMember } from '../http/staff.ts'
import type { ShownAnswer } from '../http/staff-answers.ts'
import type { Clock } from '../ports/clock.ts'
import type { Files } from '../ports/files.ts'
import type { Gateway } from '../ports/gateway.ts'
import type { Passwords } from '../ports/passwords.ts'
import type { Secrets } from '../ports/secrets.ts'
import type { Metrics } from '../running/metrics/metrics.ts'
import type { Disk } from '../running/operations/disk.ts'

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
  /** Bounds the calls that run at once. Benchmarks hand in their own. */
  gates?: Gates
  /** When a body is given up, where that differs. */
  slowBody?: Partial<BodyTimes>
  /** Null serves the calls without pages. */
  pages: BuiltPages | null
  /** Finds the members of lists and searches. Without a read model, plain SQL does. */
  finder?: MemberFinder
  /** Finds the owner of a session. Without a cache, each call reads the database. */
  sessions?: Sessions
  /** Counts unread notifications. Without a cache, each call reads the database. */
  unread?: UnreadCounts
  /** What the provider says to visitors. Without a cache, each page reads the database. */
  site?: ReadSite
  /** The lists that forms choose from. Without a reader that follows the office, they are read once. */
  masterData?: ReadMasterData
  /** Stores security events after the answer. A test that reads them hands in its own. */
  events?: SecurityEventWriter
  /** Whether the node still loads what it needs to answer quickly. */
  isStarting?: () => boolean
  disk?: Disk
  /** Counts what the node answers. */
  metrics?: Metrics
  /** Takes payments. Without one, the configuration decides. */
  gateway?: Gateway | null
  /** Draws papers. Without one, the app starts its own. */
  printer?: Printer
}

interface Opened {
  gates: Gates
  disk: Disk
  record: RecordEvent
}

/** What the features share, made once for each app. A feature takes what it needs of it. */
export type AppParts = ReturnType<typeof openParts>
export function openParts(app: FastifyInstance, dependencies: AppDependencies, opened: Opened) {
  const { db, clock, config } = dependencies
  const site = dependencies.site ?? databaseSite(db)
  const trust = cachedTrust(db, clock)
  const sessions = dependencies.sessions ?? databaseSessions(db)
  const printer = dependencies.printer ?? startPrinter()
  if (!dependencies.printer) app.addHook('onClose', () => printer.close())
  const showings = countShowings({ ...dependencies, onError: error => logFailure(app.log, 'showings', error) })
  app.addHook('onClose', () => showings.flush())
  return {
    ...dependencies,
    ...opened,
    limits: databaseLimits(dependencies),
    showings,
    fairDayFor: fairDays(db, clock),
    rowsRead: countRowsRead(db, clock, error => logFailure(app.log, 'rows read', error)),
    site,
    trust,
    content: { ...publicContent(db, site, clock), prices: (language: Language) => readPrices(db, language), trust },
    isOpen: siteOpening({ db, demo: config.demo }),
    masterData: dependencies.masterData ?? masterDataOf(db),
    finder: dependencies.finder ?? sqlFinder(db, clock),
    unread: dependencies.unread ?? databaseUnread(db),
    gateway: dependencies.gateway === undefined ? gatewayOf(dependencies) : dependencies.gateway,
    tellOfPayment: (trouble: object) => app.log.error(trouble, 'payment'),
    viewers: sessionViewers(db, sessions),
    forgetSessions: sessions.forget,
    tellAdminsOfReads: tellAdminsOfReads(dependencies),
    tellTrusteesOfExport: tellTrusteesOfExport(dependencies),
    office: officeDoor(config, officeSessions(db)),
    actsOf: (actor: Actor) => actsOf(dependencies, actor),
    staffAnswers: {
      refuseIfUsedUp: (staff: StaffMember, now: Date) => refuseIfListsUsedUp(db, staff, now),
      note: (shown: ShownAnswer) => noteShownOrRefuse(db, shown),
    },
    printer,
  }
}
