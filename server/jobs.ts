import { askPartner } from '#server/features/families/stories/partners.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { OpenChannels } from './features/access/accounts/channels.ts'
import { startCallerRequests } from './features/access/caller-requests/job.ts'
import { startAddedAccess } from './features/access/family-logins/job.ts'
import { startCandidateReminders } from './features/families/candidate-consent/job.ts'
import { startEngagements } from './features/families/engagements/job.ts'
import { startPatrikas } from './features/families/patrika/job.ts'
import { startPhotoFingerprints, startPhotoTiles } from './features/families/photos/job.ts'
import { startLearningPairs } from './features/families/second-script/job.ts'
import { startStillLooking } from './features/families/still-looking/job.ts'
import type { MemberFinder } from './features/finding/read-model/query.ts'
import { startSavedSearches } from './features/finding/saved-searches/job.ts'
import { startShowings } from './features/finding/showings/job.ts'
import { fairDays } from './features/finding/showings/showings.ts'
import { startWeeklySheets } from './features/finding/weekly-sheet/job.ts'
import type { PaymentTrouble } from './features/money/payments/dependencies.ts'
import { startPayments } from './features/money/payments/job.ts'
import { startFigures } from './features/office/figures/job.ts'
import { startImports } from './features/office/imports/job.ts'
import { startImportPhotos } from './features/office/imports/photos/job.ts'
import { startIncidentNotices } from './features/office/incidents/job.ts'
import { startMemberLetters } from './features/office/member-letters/job.ts'
import { startOfficeLetters } from './features/office/office-day/job.ts'
import { pauseDouble } from './features/office/office-members/join-records.ts'
import { startRecalls } from './features/office/recalls/job.ts'
import { startDecisionNotices } from './features/office/review/job.ts'
import { startContactOutcomes } from './features/relations/contact-outcomes/job.ts'
import { masterDataOf, type ReadMasterData } from './features/shared/master-data/queries.ts'
import type { Printer } from './features/shared/printing/printer.ts'
import { startTrustMonths } from './features/site/trust/job.ts'
import { startAuditHead } from './features/site/trustees/job.ts'
import { startNotices } from './features/telling/deliveries/job.ts'
import { deliveryOutcomes } from './features/telling/deliveries/outcomes.ts'
import { startOutboxWorker } from './features/telling/outbox/job.ts'
import { startRulesNotices } from './features/telling/rules-notice/job.ts'
import { databaseLimits } from './http/limits.ts'
import type { Clock } from './ports/clock.ts'
import type { Files } from './ports/files.ts'
import type { Gateway } from './ports/gateway.ts'
import type { Messengers } from './ports/messenger.ts'
import type { Secrets } from './ports/secrets.ts'
import { startBackups, startLeftList } from './running/backup/job.ts'
import { startWalArchive } from './running/backup/wal/job.ts'
import { startDoctor } from './running/doctor/job.ts'
import type { Disk } from './running/operations/disk.ts'
import { startHousekeeping } from './running/operations/job.ts'

interface JobDependencies {
  db: Db
  clock: Clock
  secrets: Secrets
  files: Files
  messengers: Messengers
  channels: OpenChannels
  config: Config
  gateway: Gateway | null
  finder: MemberFinder
  masterData: ReadMasterData
  disk: Disk
  printer: Printer
  /** The secret in use, which the doctor checks for how easily it is guessed. */
  secret: string
  /** Called for payments that staff must look at. */
  tellPayment: (trouble: PaymentTrouble) => void
  onError: (job: string, error: unknown) => void
}

/**
 * Starts everything that a node does by itself. Each job starts in the `job.ts` of its folder, and one node does each at a time.
 */
export function startJobs({ onError, ...dependencies }: JobDependencies): { stop(): Promise<void> } {
  const { db, clock } = dependencies
  const reporting = (job: string) => ({ ...dependencies, onError: (error: unknown) => onError(job, error) })
  const worker = startOutboxWorker({
    ...reporting('outbox'),
    outcomes: deliveryOutcomes(dependencies),
    quietHours: dependencies.config.quietHours,
  })
  const limits = databaseLimits(dependencies)
  const jobs = [
    startHousekeeping(reporting('housekeeping')),
    startNotices({ ...reporting('notices'), limits }),
    startPayments({ ...reporting('payments'), tell: dependencies.tellPayment }),
    startDecisionNotices(reporting('review')),
    startRulesNotices(reporting('rules notice')),
    startTrustMonths(reporting('trust figures')),
    startAuditHead(reporting('audit head')),
    startEngagements(reporting('engagements')),
    startContactOutcomes(reporting('contact outcomes')),
    startIncidentNotices(reporting('incident notices')),
    startRecalls({ ...reporting('recalls'), limits }),
    startImports({ ...reporting('imports'), masterData: masterDataOf(db), limits }),
    startImportPhotos(reporting('import photos')),
    startMemberLetters(reporting('member letters')),
    startCallerRequests({ ...reporting('caller requests'), askPartner, pauseDouble }),
    startAddedAccess({ ...reporting('added access'), limits }),
    startDoctor(reporting('doctor')),
    startOfficeLetters(reporting('office letters')),
    startFigures(reporting('figures')),
    startBackups(reporting('backup')),
    startLeftList(reporting('left list')),
    startWalArchive(reporting('archive')),
    startStillLooking(reporting('still looking')),
    startPatrikas(reporting('patrika')),
    startPhotoFingerprints(reporting('photo fingerprints')),
    startPhotoTiles(reporting('photo tiles')),
    startCandidateReminders(reporting('candidate reminders')),
    startSavedSearches(reporting('saved searches')),
    startWeeklySheets({ ...reporting('weekly sheet'), fairDayFor: fairDays(db, clock) }),
    startShowings(reporting('showings')),
    startLearningPairs(reporting('second script')),
  ]
  return {
    async stop() {
      // All jobs stop at the same time, because each ends its work first and a stop has few seconds.
      await Promise.all(jobs.map(job => job.stop()))
      await worker.stop()
    },
  }
}
