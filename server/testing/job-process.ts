// Starts the job that a test names as a node starts it, without the rest of the node, which would take most of the time.
// The test kills this process.
import { readConfig } from '#server/config.ts'
import { openPostgres } from '#server/db/open.ts'
import { statementSeconds } from '#server/db/watched-pool.ts'
import { masterDataOf } from '#server/features/shared/master-data/queries.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { systemClock as clock } from '#server/ports/clock.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { openSecrets } from '#server/ports/secrets.ts'

const config = readConfig(process.env)
const { db } = openPostgres(config.databaseUrl ?? '', { statementSeconds })
const secrets = await openSecrets(config.appSecret ?? '', db, clock)
const node = {
  db,
  clock,
  config,
  secrets,
  files: filesOf(config),
  limits: databaseLimits({ db, clock, secrets }),
  masterData: masterDataOf(db),
  channels: { EMAIL: true, SMS: false, WHATSAPP: false },
  onError: console.error,
}

const jobs = {
  async imports() {
    const { startImports } = await import('#server/features/office/imports/job.ts')
    startImports(node)
  },
  async 'import photos'() {
    const { startImportPhotos } = await import('#server/features/office/imports/photos/job.ts')
    startImportPhotos(node)
  },
  async 'incident notices'() {
    const { startIncidentNotices } = await import('#server/features/office/incidents/job.ts')
    startIncidentNotices(node)
  },
  async recalls() {
    const { startRecalls } = await import('#server/features/office/recalls/job.ts')
    startRecalls(node)
  },
  async notices() {
    const { startNotices } = await import('#server/features/telling/deliveries/job.ts')
    startNotices(node)
  },
}
export type JobOfProcess = keyof typeof jobs

await jobs[process.argv[2] as JobOfProcess]()
