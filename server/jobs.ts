import { startBackups } from './backup/job.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import { startDoctor } from './doctor/job.ts'
import type { OpenChannels } from './features/access/channels.ts'
import { startCallerRequests } from './features/caller-requests/job.ts'
import { startCandidateReminders } from './features/candidate-consent/job.ts'
import type { Candidates } from './features/candidates/query.ts'
import { startNotices } from './features/deliveries/job.ts'
import { deliveryOutcomes } from './features/deliveries/outcomes.ts'
import { startFigures } from './features/figures/count-days.ts'
import { startImports } from './features/imports/job.ts'
import { startImportPhotos } from './features/imports/photos/job.ts'
import { startIncidentNotices } from './features/incidents/send.ts'
import { masterDataOf, type ReadMasterData } from './features/master-data/queries.ts'
import { startMemberLetters } from './features/member-letters/send.ts'
import { startOfficeLetters } from './features/office-day/letters.ts'
import type { Disk } from './features/operations/disk.ts'
import { startHousekeeping } from './features/operations/housekeeping.ts'
import { startOutboxWorker } from './features/outbox/worker.ts'
import { startPatrikas } from './features/patrika/job.ts'
import type { PaymentTrouble } from './features/payments/dependencies.ts'
import { startPayments } from './features/payments/job.ts'
import { startPrinter } from './features/printing/printer.ts'
import { startDecisionNotices } from './features/review/job.ts'
import { startRulesNotices } from './features/rules-notice/tell-quarter.ts'
import { startSavedSearches } from './features/saved-searches/tell-new.ts'
import { startStillLooking } from './features/still-looking/job.ts'
import { askPartner } from './features/stories/ask-partner.ts'
import { startTrustMonths } from './features/trust/seal.ts'
import { startWeeklySheets } from './features/weekly-sheet/send.ts'
import { databaseLimits } from './http/limits.ts'
import type { Clock } from './ports/clock.ts'
import type { Files } from './ports/files.ts'
import type { Gateway } from './ports/gateway.ts'
import type { Messengers } from './ports/messenger.ts'
import type { Secrets } from './ports/secrets.ts'

interface JobDependencies {
  db: Db
  clock: Clock
  secrets: Secrets
  files: Files
  messengers: Messengers
  channels: OpenChannels
  config: Config
  gateway: Gateway | null
  candidates: Candidates
  masterData: ReadMasterData
  disk: Disk
  /** The secret that is in use, for the check of how easily it is guessed. */
  secret: string
  /** Hears of payments that staff must look at. */
  tellPayment: (trouble: PaymentTrouble) => void
  onError: (job: string, error: unknown) => void
}

/**
 * What a node does without being asked: sends messages, deletes what is old, gathers notices, settles payments, tells of
 * decisions, asks silent families, carries out what callers asked for, looks for trouble, makes backups, computes patrikas,
 * reminds candidates, writes to staff and to families for staff, tells of new families, works off what is imported, counts the
 * office's figures.
 */
export function startJobs({ onError, ...dependencies }: JobDependencies): { stop(): Promise<void> } {
  const { db, clock } = dependencies
  const reporting = (job: string) => ({ ...dependencies, onError: (error: unknown) => onError(job, error) })
  const worker = startOutboxWorker({
    ...reporting('outbox'),
    outcomes: deliveryOutcomes(dependencies),
    quietHours: dependencies.config.quietHours,
  })
  const housekeeping = startHousekeeping(reporting('housekeeping'))
  const notices = startNotices({ ...reporting('notices'), limits: databaseLimits(db, clock) })
  const printer = startPrinter()
  const payments = startPayments({ ...reporting('payments'), printer, tell: dependencies.tellPayment })
  const telling = startDecisionNotices(reporting('review'))
  const rules = startRulesNotices(reporting('rules notice'))
  const trust = startTrustMonths(reporting('trust figures'))
  const incidents = startIncidentNotices(reporting('incident notices'))
  const imports = startImports({
    ...reporting('imports'),
    masterData: masterDataOf(db),
    limits: databaseLimits(db, clock),
  })
  const importPhotos = startImportPhotos(reporting('import photos'))
  const memberLetters = startMemberLetters(reporting('member letters'))
  const callerRequests = startCallerRequests({ ...reporting('caller requests'), askPartner })
  const doctor = startDoctor(reporting('doctor'))
  const officeLetters = startOfficeLetters(reporting('office letters'))
  const figures = startFigures(reporting('figures'))
  const backups = startBackups(reporting('backup'))
  const stillLooking = startStillLooking(reporting('still looking'))
  const patrikas = startPatrikas(reporting('patrika'))
  const candidateReminders = startCandidateReminders(reporting('candidate reminders'))
  const savedSearches = startSavedSearches(reporting('saved searches'))
  const weeklySheets = startWeeklySheets(reporting('weekly sheet'))
  return {
    async stop() {
      housekeeping.stop()
      // All at once: each ends what it is at, and a stop has few seconds.
      await Promise.all(
        [
          ...[weeklySheets, savedSearches, patrikas, stillLooking, candidateReminders, backups, payments, telling],
          ...[
            incidents,
            imports,
            importPhotos,
            memberLetters,
            trust,
            rules,
            callerRequests,
            officeLetters,
            figures,
            doctor,
            notices,
          ],
        ].map(job => job.stop()),
      )
      await printer.close()
      await worker.stop()
    },
  }
}
