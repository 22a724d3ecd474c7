import { isIP } from 'node:net'
import { resolve } from 'node:path'

/** The settings. Only this file reads the environment; .env.example describes each setting with its default. */
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
  /** The secret before the present one, for the start that changes it. */
  oldAppSecret: string | null
  publicUrl: string
  /** The address of the office, where it has a host of its own. Null means /office below publicUrl. */
  officeUrl: string | null
  /** The number of proxies in front, or their addresses. With false, forwarded headers are ignored. */
  trustProxy: false | number | string
  /** Open connections from one network address. Behind a proxy it is the proxy's to count them. */
  connectionsPerAddress: number
  demo: boolean
  demoPublic: boolean
  /** New members from one network address. */
  signupsPerHour: number
  /** Of notices and of codes that verify a contact. */
  smsPerDay: number
  /** Of codes that open an account. They have a budget of their own, so that a flood of the others leaves them. */
  loginSmsPerDay: number
  /** Whether others see a new photo at once, or only when staff have looked at it. */
  photoReview: 'after' | 'first'
  /** How long the data of a member who has left stays sealed before it is erased. */
  sealedDays: number
  /** Over the whole service, and counted apart for login codes. Above it, only phones that the owner has used before get in by a code. */
  wrongRecoveryCodesPerDay: number
  smtp: { url: string; from: string } | null
  sms: { url: string; key: string; sender: string } | null
  /** The registered ids of SMS notices, by name and language. */
  smsTemplates: Readonly<Record<string, string>>
  /** An account of the WhatsApp Business Cloud API. */
  whatsapp: { url: string; token: string; phoneId: string; appSecret: string; verifyToken: string } | null
  /** Of notices by WhatsApp, which cost money as SMS do. */
  whatsappPerDay: number
  /** A push service besides those of the browsers. Null means that there is none. */
  pushOrigin: string | null
  /** The hours of India's clocks in which no notice goes out. */
  quietHours: { from: number; to: number } | null
  /** What the providers of mail and SMS prove their reports with. Null means that none are taken. */
  reportsSecret: string | null
  /** The name under which the sender's domain publishes its DKIM key. */
  dkimSelector: string | null
  storage:
    | { kind: 'folder' }
    | { kind: 's3'; endpoint: string; bucket: string; region: string; key: string; secret: string }
  gateway: { keyId: string; keySecret: string; webhookSecret: string } | null
  /** Who sells, as receipts name it. With a GSTIN they are tax invoices. */
  seller: {
    /** Null where it is called as the site is. */
    name: string | null
    /** Null where it is the site's own. */
    address: string | null
    gst: { gstin: string; sac: string; ratePercent: number } | null
  }
  /** Who is told of trouble. */
  alertEmail: string | null
  /** Where the metrics are, on loopback alone. Null means that there are none. */
  metricsPort: number | null
  backup: {
    /** Where the nightly backup goes. Null means that none is made. */
    dir: string | null
    keepDays: number
    passphrase: string | null
  }
  /** Off takes the service worker back from every phone that has it. */
  serviceWorker: 'on' | 'off'
  /** How long a stop may take, after the balancer has learnt of it. */
  stopSeconds: number
  /** How long a node that is asked to stop goes on answering, while it tells a balancer to send nothing new. */
  drainSeconds: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

const mostBackupDays = 35
const shortestPassphrase = 12

export class WrongSetting extends Error {}

export const isLoopback = (host: string) => host === 'localhost' || /^(?:127\.|\[?::1\]?$)/.test(host)
const pointsToThisMachine = (url: string) => isLoopback(new URL(url).hostname)

/** Whether only people on this machine can reach the server, as far as the settings tell. */
export const isOnlyLocal = ({ host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>) =>
  isLoopback(host) && pointsToThisMachine(publicUrl) && trustProxy === false

const isHttps = ({ protocol }: URL) => protocol === 'https:'
/** Without a host the connection goes through a socket of this machine. */
const isEncryptedDatabase = ({ hostname, searchParams }: URL) =>
  hostname === '' || ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')

/** Whether this is the address of a PostgreSQL that may be used from here. */
export const isDatabaseUrl = (value: string): boolean =>
  URL.canParse(value) &&
  ['postgres:', 'postgresql:'].includes(new URL(value).protocol) &&
  (pointsToThisMachine(value) || isEncryptedDatabase(new URL(value)))

type Env = Readonly<Record<string, string | undefined>>

export function readConfig(env: Env): Config {
  const setting = (name: string) => env[name]?.trim() || null
  const refuse = (name: string, expected: string): never => {
    throw new WrongSetting(`${name} is '${env[name] ?? ''}': ${expected}`)
  }
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = setting(name) ?? fallback
    return allowed.find(one => one === value) ?? refuse(name, `expected ${allowed.join(', ')}`)
  }
  const url = (name: string, protocols: string[]) => {
    const value = setting(name)
    if (value === null) return null
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      refuse(name, `expected an address that starts with ${protocols.map(p => `${p}//`).join(' or ')}`)
    return value
  }
  /** What leaves this machine must be encrypted on the way. */
  const encryptedUnlessLocal = (
    name: string,
    value: string | null,
    isEncrypted: (url: URL) => boolean,
    how: string,
  ) => {
    if (value === null || pointsToThisMachine(value) || isEncrypted(new URL(value))) return
    throw new WrongSetting(`${name} would send data unencrypted over the network: ${how}`)
  }
  const count = (name: string, fallback: number) => {
    const value = Number(setting(name) ?? fallback)
    return Number.isSafeInteger(value) && value > 0 ? value : refuse(name, 'expected a whole number above zero')
  }
  const allOrNone = <K extends string>(names: Record<K, string>): Record<K, string> | null => {
    const entries = Object.entries<string>(names).map(([key, name]) => [key, setting(name)] as const)
    if (entries.every(([, value]) => value === null)) return null
    for (const [key, value] of entries)
      if (value === null) refuse(names[key as K], `needed together with ${Object.values(names).join(', ')}`)
    return Object.fromEntries(entries) as Record<K, string>
  }

  const port = Number(setting('PORT') ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) refuse('PORT', 'expected a port number from 0 to 65535')
  const host = setting('HOST') ?? '127.0.0.1'
  if (!isIP(host) && !/^[a-z0-9.-]+$/i.test(host)) refuse('HOST', 'expected an address to listen on, such as 127.0.0.1')

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const migrateDatabaseUrl = url('MIGRATE_DATABASE_URL', ['postgres:', 'postgresql:'])
  if (migrateDatabaseUrl && !databaseUrl) refuse('DATABASE_URL', 'needed with MIGRATE_DATABASE_URL')
  for (const [name, value] of [
    ['DATABASE_URL', databaseUrl],
    ['MIGRATE_DATABASE_URL', migrateDatabaseUrl],
  ] as const)
    encryptedUnlessLocal(name, value, isEncryptedDatabase, 'add ?sslmode=verify-full, or use a socket or this machine')
  const appSecret = setting('APP_SECRET')
  if (appSecret !== null && appSecret.length < 32) refuse('APP_SECRET', 'expected at least 32 characters')
  const oldAppSecret = setting('APP_SECRET_OLD')
  if (oldAppSecret !== null && !appSecret) refuse('APP_SECRET', 'needed with APP_SECRET_OLD')
  if (databaseUrl && !appSecret) refuse('APP_SECRET', 'needed with DATABASE_URL, the same on every node')

  const publicUrl = (url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '')
  encryptedUnlessLocal('PUBLIC_URL', publicUrl, isHttps, 'put a proxy with TLS in front and set its https:// address')
  const officeUrl = url('OFFICE_URL', ['http:', 'https:'])
  encryptedUnlessLocal('OFFICE_URL', officeUrl, isHttps, 'put a proxy with TLS in front and set its https:// address')
  const proxies = setting('TRUST_PROXY')
  const trustProxy = proxies === null ? false : /^\d+$/.test(proxies) ? Number(proxies) : proxies
  if (typeof trustProxy === 'string' && !trustProxy.split(',').every(a => isIP(a.trim().replace(/\/\d+$/, ''))))
    refuse('TRUST_PROXY', 'expected a number of proxies or their addresses, separated by commas')

  const demoSetting = oneOf('DEMO', ['auto', 'on', 'off'], 'auto')
  const demo =
    demoSetting === 'on' ||
    (demoSetting === 'auto' && databaseUrl === null && isOnlyLocal({ host, publicUrl, trustProxy }))

  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  const isEncryptedMail = ({ protocol, searchParams }: URL) =>
    protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  encryptedUnlessLocal('SMTP_URL', smtpUrl, isEncryptedMail, 'use smtps://, or smtp:// with ?requireTLS=true')
  const smtpFrom = setting('MAIL_FROM')
  if (smtpUrl && !smtpFrom) refuse('MAIL_FROM', 'needed with SMTP_URL')
  const smsUrl = url('SMS_URL', ['http:', 'https:'])
  encryptedUnlessLocal('SMS_URL', smsUrl, isHttps, 'use https://')
  const smsParts = allOrNone({ key: 'SMS_KEY', sender: 'SMS_SENDER' })
  if (smsUrl && !smsParts) refuse('SMS_KEY', 'needed with SMS_URL')
  const smsTemplates = (setting('SMS_TEMPLATES') ?? '').split(',').flatMap(entry => {
    const [name = '', id = ''] = entry.split('=').map(part => part.trim())
    if (!name && !id) return []
    return /^[a-z_]+\.(en|mr)$/.test(name) && id ? [[name, id]] : refuse('SMS_TEMPLATES', 'expected name.language=id')
  })
  const whatsappUrl = url('WHATSAPP_URL', ['http:', 'https:']) ?? 'https://graph.facebook.com/v24.0'
  encryptedUnlessLocal('WHATSAPP_URL', whatsappUrl, isHttps, 'use https://')
  const whatsappParts = allOrNone({
    token: 'WHATSAPP_TOKEN',
    phoneId: 'WHATSAPP_PHONE_ID',
    appSecret: 'WHATSAPP_APP_SECRET',
    verifyToken: 'WHATSAPP_VERIFY_TOKEN',
  })
  if (whatsappParts && !/^\d+$/.test(whatsappParts.phoneId))
    refuse('WHATSAPP_PHONE_ID', 'expected the digits of the phone number id, which is not the number itself')
  const pushUrl = url('PUSH_URL', ['http:', 'https:'])
  encryptedUnlessLocal('PUSH_URL', pushUrl, isHttps, 'use https://')
  const quiet = setting('QUIET_HOURS') ?? '21-8'
  const [, quietFrom = 0, quietTo = 0] = (/^(\d{1,2})-(\d{1,2})$/.exec(quiet) ?? []).map(Number)
  if (quiet !== 'none' && !(quietFrom <= 23 && quietTo < quietFrom))
    refuse('QUIET_HOURS', 'expected two hours of an evening and the morning after it, as 21-8, or none')
  const reportsSecret = setting('REPORTS_SECRET')
  if (reportsSecret !== null && reportsSecret.length < 16)
    throw new WrongSetting('REPORTS_SECRET is too short: expected at least 16 characters')
  const dkimSelector = setting('DKIM_SELECTOR')
  if (dkimSelector !== null && !/^[a-z0-9][a-z0-9.-]{0,62}$/i.test(dkimSelector))
    refuse('DKIM_SELECTOR', 'expected the name before ._domainkey')
  if (!demo && !smtpUrl && !smsUrl)
    throw new WrongSetting('SMTP_URL and SMS_URL are both unset: without the demo, codes must have a way out')

  const storageKind = oneOf('STORAGE', ['folder', 's3'], 'folder')
  const s3 = allOrNone({
    endpoint: 'S3_ENDPOINT',
    bucket: 'S3_BUCKET',
    region: 'S3_REGION',
    key: 'S3_KEY',
    secret: 'S3_SECRET',
  })
  if (storageKind === 's3' && !s3) refuse('S3_ENDPOINT', 'needed with STORAGE=s3')
  if (storageKind === 's3')
    encryptedUnlessLocal('S3_ENDPOINT', url('S3_ENDPOINT', ['http:', 'https:']), isHttps, 'use https://')

  const gstin = setting('GSTIN')
  if (gstin !== null && !/^(?!00)\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin))
    refuse('GSTIN', 'expected the 15 characters of the registration')
  const sellerName = setting('SELLER_NAME')
  const sellerAddress = setting('SELLER_ADDRESS')
  for (const [name, value] of [
    ['SELLER_NAME', sellerName],
    ['SELLER_ADDRESS', sellerAddress],
  ] as const)
    if (gstin && !value) refuse(name, 'needed with GSTIN, because a tax invoice names the seller')
  const ratePercent = Number(setting('GST_RATE') ?? 18)
  if (!(ratePercent > 0 && ratePercent < 100)) refuse('GST_RATE', 'expected a number of percent')

  const alertEmail = setting('ALERT_EMAIL')
  if (alertEmail !== null && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(alertEmail))
    refuse('ALERT_EMAIL', 'expected one e-mail address')
  if (alertEmail !== null && !smtpUrl && !demo) refuse('SMTP_URL', 'needed with ALERT_EMAIL')

  const metricsPort = setting('METRICS_PORT') === null ? null : Number(setting('METRICS_PORT'))
  if (metricsPort !== null && !(Number.isInteger(metricsPort) && metricsPort > 0 && metricsPort <= 65535))
    refuse('METRICS_PORT', 'expected a port number from 1 to 65535')
  if (metricsPort !== null && metricsPort === port) refuse('METRICS_PORT', 'expected another port than PORT')
  const backupKeepDays = count('BACKUP_KEEP_DAYS', 14)
  if (backupKeepDays > mostBackupDays)
    refuse('BACKUP_KEEP_DAYS', `expected at most ${mostBackupDays}: a backup holds members who have been erased since`)
  const passphrase = setting('BACKUP_PASSPHRASE')
  if (passphrase !== null && passphrase.length < shortestPassphrase)
    throw new WrongSetting(`BACKUP_PASSPHRASE is too short: expected at least ${shortestPassphrase} characters`)
  const backupDir = setting('BACKUP_DIR')

  const stopSeconds = Number(setting('STOP_SECONDS') ?? 8)
  if (!(stopSeconds >= 0 && stopSeconds <= 600)) refuse('STOP_SECONDS', 'expected a number of seconds from 0 to 600')
  const drainSeconds = Number(setting('DRAIN_SECONDS') ?? 0)
  if (!(drainSeconds >= 0 && drainSeconds <= 60)) refuse('DRAIN_SECONDS', 'expected a number of seconds from 0 to 60')

  return {
    port,
    host,
    dataDir: resolve(setting('DATA_DIR') ?? './data'),
    databaseUrl,
    migrateDatabaseUrl,
    appSecret,
    oldAppSecret,
    publicUrl,
    officeUrl: officeUrl && new URL(officeUrl).origin,
    trustProxy,
    connectionsPerAddress: count('CONNECTIONS_PER_ADDRESS', 1000),
    demo,
    demoPublic: oneOf('DEMO_PUBLIC', ['yes', 'no'], 'no') === 'yes',
    signupsPerHour: count('SIGNUPS_PER_HOUR', 20),
    smsPerDay: count('SMS_PER_DAY', 2000),
    loginSmsPerDay: count('LOGIN_SMS_PER_DAY', 2000),
    sealedDays: count('SEALED_DAYS', 365),
    photoReview: oneOf('PHOTO_REVIEW', ['after', 'first'], 'after'),
    wrongRecoveryCodesPerDay: count('WRONG_RECOVERY_CODES_PER_DAY', 1000),
    smtp: smtpUrl && smtpFrom ? { url: smtpUrl, from: smtpFrom } : null,
    sms: smsUrl && smsParts ? { url: smsUrl, ...smsParts } : null,
    smsTemplates: Object.fromEntries(smsTemplates),
    whatsapp: whatsappParts && { url: whatsappUrl.replace(/\/+$/, ''), ...whatsappParts },
    whatsappPerDay: count('WHATSAPP_PER_DAY', 2000),
    pushOrigin: pushUrl && new URL(pushUrl).origin,
    quietHours: quiet === 'none' ? null : { from: quietFrom, to: quietTo },
    reportsSecret,
    dkimSelector,
    storage: storageKind === 's3' && s3 ? { kind: 's3', ...s3 } : { kind: 'folder' },
    gateway: allOrNone({
      keyId: 'RAZORPAY_KEY_ID',
      keySecret: 'RAZORPAY_KEY_SECRET',
      webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
    }),
    seller: {
      name: sellerName,
      address: sellerAddress,
      gst: gstin ? { gstin, sac: setting('GST_SAC') ?? '999799', ratePercent } : null,
    },
    alertEmail,
    metricsPort,
    backup: { dir: backupDir && resolve(backupDir), keepDays: backupKeepDays, passphrase },
    stopSeconds,
    drainSeconds,
    serviceWorker: oneOf('SERVICE_WORKER', ['on', 'off'], 'on'),
    logLevel: oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  }
}
