import { join } from 'node:path'
import { withPortraits } from '#server/demo/portraits.ts'
import { createApp } from './app.ts'
import { openCaches } from './caches.ts'
import type { Config } from './config.ts'
import { migrate } from './db/migrate.ts'
import { migrateAs } from './db/migrate-as.ts'
import { openPostgres } from './db/open.ts'
import { statementSeconds } from './db/watched-pool.ts'
import { gatewayOf } from './features/money/payments/gateway.ts'
import { namedSms } from './features/office/messages/named-sms.ts'
import { startPrinter } from './features/shared/printing/printer.ts'
import { signedMail } from './features/shared/site-content/signed-mail.ts'
import { readBuiltPages } from './features/site/pages/assets.ts'
import { readOrMakePushKeys } from './features/telling/push/keys.ts'
import { pushMessenger } from './features/telling/push/messenger.ts'
import { listen } from './http/listen.ts'
import { logFailure } from './http/log.ts'
import { startJobs } from './jobs.ts'
import { systemClock } from './ports/clock.ts'
import { filesOf } from './ports/files-of.ts'
import type { Messengers } from './ports/messenger.ts'
import { argonPasswords } from './ports/passwords.ts'
import { keysReadEverySeconds, openSecrets, readOrMakeSecret } from './ports/secrets.ts'
import { smsMessenger } from './ports/sms.ts'
import { smtpMessenger } from './ports/smtp.ts'
import { whatsappMessenger } from './ports/whatsapp.ts'
import { countMetrics } from './running/metrics/metrics.ts'
import { serveMetrics } from './running/metrics/serve.ts'
import { readState } from './running/metrics/state.ts'
import { watchDisk } from './running/operations/disk.ts'
import { failureLine } from './start-failure.ts'

const root = join(import.meta.dirname, '..')

/** Answers and works on this database, and returns what ends that. */
export async function serve(config: Config, databaseUrl: string): Promise<() => Promise<void>> {
  let connectionLost = (error: Error) =>
    console.error(`saptapadi: a database connection was lost: ${failureLine(error)}`)
  const database = openPostgres(databaseUrl, { statementSeconds, onConnectionLost: error => connectionLost(error) })
  const { db } = database
  await (config.migrateDatabaseUrl ? migrateAs(config.migrateDatabaseUrl) : migrate(db))

  const clock = systemClock
  const secret = config.appSecret ?? readOrMakeSecret(config.dataDir)
  const secrets = await openSecrets(secret, db, clock, config.oldAppSecret)
  const files = withPortraits(filesOf(config))
  const passwords = argonPasswords()
  if (config.demo) {
    // A site of families never loads these files.
    const { openDemo } = await import('#server/demo/open-demo.ts')
    // Only the owner of the tables may take foreign keys off while they are filled.
    const owner = config.migrateDatabaseUrl ? openPostgres(config.migrateDatabaseUrl, { connections: 2 }) : null
    await openDemo({ db: owner?.db ?? db, secrets, files, passwords, config, now: clock.now() })
    await owner?.close()
  }
  const { finder, sessions, unread, site, masterData, close: closeCaches } = openCaches({ ...database, clock })
  const messengers: Messengers = {
    EMAIL: config.smtp && signedMail(smtpMessenger(config.smtp.url, config.smtp.from), site),
    SMS: config.sms && namedSms(smsMessenger(config.sms), db),
    WHATSAPP: config.whatsapp && whatsappMessenger(config.whatsapp),
    PUSH: pushMessenger({ db, secrets, site, keys: await readOrMakePushKeys(db, secrets, clock), config }),
  }
  const hasNoMessenger = !messengers.EMAIL && !messengers.SMS
  // Without any messenger this is the demo: all channels end in the outbox, where a newcomer reads the code.
  const channels = {
    EMAIL: hasNoMessenger || messengers.EMAIL !== null,
    SMS: hasNoMessenger || messengers.SMS !== null,
    WHATSAPP: config.whatsapp !== null || (hasNoMessenger && config.demo),
  }
  const gateway = gatewayOf({ config, db, secrets, clock })
  const disk = watchDisk(config.dataDir)
  const { metricsPort } = config
  const metrics = metricsPort === null ? null : countMetrics()
  const printer = startPrinter()
  let isStarting = true
  const app = await createApp({
    db,
    availability: database.availability,
    clock,
    secrets,
    files,
    passwords,
    channels,
    config,
    pages: await readBuiltPages(root),
    finder,
    sessions,
    unread,
    site,
    masterData,
    gateway,
    printer,
    disk,
    isStarting: () => isStarting,
    ...(metrics && { metrics }),
  })
  connectionLost = error => logFailure(app.log, 'database connection', error)
  database.availability.onChange(isAway => {
    if (isAway) app.log.error('the database does not answer')
    else app.log.info('the database answers again')
  })
  finder.start({
    loaded(size) {
      isStarting = false
      app.log.info(size, 'read model loaded')
    },
    failed(error) {
      // Plain SQL answers instead, and a balancer must not wait for ever.
      isStarting = false
      logFailure(app.log, 'read model', error)
    },
  })
  const jobs = startJobs({
    db,
    clock,
    secrets,
    files,
    messengers,
    channels,
    config,
    gateway,
    finder,
    masterData,
    disk,
    printer,
    secret,
    tellPayment: trouble => app.log.error(trouble, 'payment'),
    onError: (job, error) => logFailure(app.log, job, error),
  })
  const metricsServer =
    metrics && metricsPort !== null
      ? await serveMetrics(metricsPort, metrics, readState({ db, database, clock, config, disk, model: finder }))
      : null
  const keys = setInterval(() => {
    secrets.readKeys().catch(error => logFailure(app.log, 'data keys', error))
  }, keysReadEverySeconds * 1000)
  await listen(app, config)

  return async function stop() {
    await app.close()
    clearInterval(keys)
    await metricsServer?.close()
    await jobs.stop()
    await printer.close()
    await closeCaches()
    await database.close()
  }
}
