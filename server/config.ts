import { join, resolve } from 'node:path'
import type { QuietHours } from '#domain/telling/quiet-hours.ts'
import {
  readAddresses,
  readBackup,
  readDatabase,
  readMail,
  readMessages,
  readSeller,
  readStorage,
} from './config-parts.ts'
import { configValues, type Env, isLoopback, pointsToThisMachine, WrongConfig } from './config-values.ts'
import { meantSetting } from './setting-names.ts'

/** The configuration. Only this file reads the environment; .env.example describes each variable with its default. */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** Null means a PostgreSQL that the server runs in dataDir. */
  databaseUrl: string | null
  /** The role that may change tables. Null means that the role of databaseUrl may. */
  migrateDatabaseUrl: string | null
  /** Null means that the first start makes one in dataDir. */
  appSecret: string | null
  /** The previous secret, for the start that changes it. */
  oldAppSecret: string | null
  publicUrl: string
  /** The address of the office, where it has a host of its own. Null means /office below publicUrl. */
  officeUrl: string | null
  /** The number of proxies in front, or their addresses. With false, forwarded headers are ignored. */
  trustProxy: false | number | string
  /** The most open connections from one network address, of which a whole mobile network may be one. Behind a proxy, the proxy counts them. */
  connectionsPerAddress: number
  demo: boolean
  demoPublic: boolean
  /** Whether the app's code still opens the login of staff who have a passkey. */
  staffPasskeys: 'offered' | 'required'
  /** The most new members from one network address. */
  signupsPerHour: number
  /** The budget for notices and for codes that verify a contact. */
  smsPerDay: number
  /** The budget for codes that open an account, which a flood of other messages must not use up. */
  loginSmsPerDay: number
  /** The budget for the warnings of recalled profiles. */
  recallSmsPerDay: number
  /** Whether others see a new photo at once, or only when staff have looked at it. */
  photoReview: 'after' | 'first'
  /** How long the data of a member who has left stays sealed before it is erased. */
  sealedDays: number
  /** For the whole service, and counted separately for login codes. Above it, requests from unknown devices wait between two tries. */
  wrongRecoveryCodesPerDay: number
  smtp: { url: string; from: string } | null
  sms: { url: string; key: string; sender: string } | null
  /** An account of the WhatsApp Business Cloud API. */
  whatsapp: { url: string; token: string; phoneId: string; appSecret: string; verifyToken: string } | null
  /** The budget for notices by WhatsApp, which cost money as SMS do. */
  whatsappPerDay: number
  /** A push service besides those of the browsers, for tests. */
  pushOrigin: string | null
  /** The hours in which no notice is sent to a family that chose none of its own. */
  quietHours: QuietHours | null
  /** The secret with which the providers of mail and SMS prove their reports. Null means that reports are refused. */
  reportsSecret: string | null
  /** The name under which the sender's domain publishes its DKIM key. */
  dkimSelector: string | null
  storage:
    | { kind: 'folder' }
    | { kind: 's3'; endpoint: string; bucket: string; region: string; key: string; secret: string }
  gateway: { keyId: string; keySecret: string; webhookSecret: string } | null
  /** The seller on receipts. With a GSTIN they are tax invoices. */
  seller: {
    /** Null means the name of the site. */
    name: string | null
    /** Null means the address of the site. */
    address: string | null
    gst: { gstin: string; sac: string; ratePercent: number } | null
  }
  /** The address that is told of trouble. */
  alertEmail: string | null
  /** The port of the metrics on loopback. Null means that there are none. */
  metricsPort: number | null
  backup: {
    /** Where the nightly backup goes. Null means that none is made. */
    dir: string | null
    keepDays: number
    passphrase: string | null
  }
  /** `off` removes the service worker from every phone that has it. */
  serviceWorker: 'on' | 'off'
  /** The least time of an answer that must not show whether an account exists. */
  constantAnswerMs: number
  /** How long a stop may take after the balancer has noticed it. */
  stopSeconds: number
  /** How long a stopping node goes on answering while it tells a balancer to send nothing new. */
  drainSeconds: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

const ownRoot = join(import.meta.dirname, '..')

/** Whether only people on this machine can reach the server, as far as the configuration tells. */
export const isOnlyLocal = ({ host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>) =>
  isLoopback(host) && pointsToThisMachine(publicUrl) && trustProxy === false

/** Relative folders are those of the checkout: a command is given from any folder, and means the same one as the server. */
export function readConfig(env: Env, root = ownRoot): Config {
  // First, because what a misspelt setting leaves unset is refused by a sentence that does not name it.
  for (const name of Object.keys(env)) {
    const meant = meantSetting(name)
    if (meant) throw new WrongConfig(`${name}: did you mean ${meant}?`)
  }
  const values = configValues(env)
  const { text, oneOf, count, number, refuse, allOrNone } = values
  const addresses = readAddresses(values)
  const database = readDatabase(values)
  const demoChoice = oneOf('DEMO', ['auto', 'on', 'off'], 'auto')
  const demo = demoChoice === 'on' || (demoChoice === 'auto' && !database.databaseUrl && isOnlyLocal(addresses))

  const mail = readMail(values)
  const messages = readMessages(values)
  const smsPerDay = count('SMS_PER_DAY', 2000)
  if (!demo && !mail.smtp && !messages.sms)
    throw new WrongConfig('SMTP_URL and SMS_URL are both unset: without the demo, codes must have a way out')
  const alertEmail = text('ALERT_EMAIL')
  if (alertEmail !== null && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(alertEmail))
    refuse('ALERT_EMAIL', 'expected one email address')
  if (alertEmail !== null && !mail.smtp && !demo) refuse('SMTP_URL', 'needed with ALERT_EMAIL')

  return {
    ...addresses,
    ...database,
    ...mail,
    ...messages,
    dataDir: resolve(root, text('DATA_DIR') ?? './data'),
    connectionsPerAddress: 1000,
    demo,
    demoPublic: oneOf('DEMO_PUBLIC', ['yes', 'no'], 'no') === 'yes',
    staffPasskeys: oneOf('STAFF_PASSKEYS', ['offered', 'required'], 'offered'),
    signupsPerHour: count('SIGNUPS_PER_HOUR', 20),
    // Counted apart, so that a flood of one kind does not use up the others.
    smsPerDay,
    loginSmsPerDay: smsPerDay,
    recallSmsPerDay: smsPerDay,
    whatsappPerDay: smsPerDay,
    pushOrigin: null,
    sealedDays: count('SEALED_DAYS', 365),
    photoReview: oneOf('PHOTO_REVIEW', ['after', 'first'], 'after'),
    wrongRecoveryCodesPerDay: count('WRONG_RECOVERY_CODES_PER_DAY', 1000),
    storage: readStorage(values),
    gateway: allOrNone({
      keyId: 'RAZORPAY_KEY_ID',
      keySecret: 'RAZORPAY_KEY_SECRET',
      webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
    }),
    seller: readSeller(values),
    alertEmail,
    backup: readBackup(values, root),
    constantAnswerMs: 120,
    stopSeconds: 8,
    drainSeconds: number(
      'DRAIN_SECONDS',
      0,
      value => value >= 0 && value <= 60,
      'expected a number of seconds from 0 to 60',
    ),
    serviceWorker: oneOf('SERVICE_WORKER', ['on', 'off'], 'on'),
    logLevel: oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  }
}
