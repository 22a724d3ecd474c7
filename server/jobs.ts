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
import type { Printer } from './features/printing/printer.ts'
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
  printer: Printer
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
  const limits = databaseLimits(db, clock)
  const jobs = [
    startHousekeeping(reporting('housekeeping')),
    startNotices({ ...reporting('notices'), limits }),
    startPayments({ ...reporting('payments'), tell: dependencies.tellPayment }),
    startDecisionNotices(reporting('review')),
    startRulesNotices(reporting('rules notice')),
    startTrustMonths(reporting('trust figures')),
    startIncidentNotices(reporting('incident notices')),
    startImports({ ...reporting('imports'), masterData: masterDataOf(db), limits }),
    startImportPhotos(reporting('import photos')),
    startMemberLetters(reporting('member letters')),
    startCallerRequests({ ...reporting('caller requests'), askPartner }),
    startDoctor(reporting('doctor')),
    startOfficeLetters(reporting('office letters')),
    startFigures(reporting('figures')),
    startBackups(reporting('backup')),
    startStillLooking(reporting('still looking')),
    startPatrikas(reporting('patrika')),
    startCandidateReminders(reporting('candidate reminders')),
    startSavedSearches(reporting('saved searches')),
    startWeeklySheets(reporting('weekly sheet')),
  ]
  return {
    async stop() {
      // All at once: each ends what it is at, and a stop has few seconds.
      await Promise.all(jobs.map(job => job.stop()))
      await worker.stop()
    },
  }
}
