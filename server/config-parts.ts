import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type ConfigValues, isEncryptedDatabase, isHttps } from './config-values.ts'

/** No backup is older, because it holds members who have been erased since. */
export const mostBackupDays = 35
const shortestPassphrase = 12

/** Where the server listens, and the addresses at which families and staff reach it. */
export function readAddresses({ text, number, refuse, url, encryptedUnlessLocal }: ConfigValues) {
  const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value <= 65535
  const port = number('PORT', 3000, isPort, 'expected a port number from 0 to 65535')
  const host = text('HOST') ?? '127.0.0.1'
  if (!isIP(host) && !/^[a-z0-9.-]+$/i.test(host)) refuse('HOST', 'expected an address to listen on, such as 127.0.0.1')
  const publicUrl = (url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '')
  encryptedUnlessLocal('PUBLIC_URL', publicUrl, isHttps, 'put a proxy with TLS in front and set its https:// address')
  const officeUrl = url('OFFICE_URL', ['http:', 'https:'])
  encryptedUnlessLocal('OFFICE_URL', officeUrl, isHttps, 'put a proxy with TLS in front and set its https:// address')
  const proxies = text('TRUST_PROXY')
  const trustProxy: false | number | string =
    proxies === null ? false : /^\d+$/.test(proxies) ? Number(proxies) : proxies
  if (typeof trustProxy === 'string' && !trustProxy.split(',').every(a => isIP(a.trim().replace(/\/\d+$/, ''))))
    refuse('TRUST_PROXY', 'expected a number of proxies or their addresses, separated by commas')
  const metricsPort = text('METRICS_PORT') === null ? null : Number(text('METRICS_PORT'))
  if (metricsPort !== null && !(isPort(metricsPort) && metricsPort > 0))
    refuse('METRICS_PORT', 'expected a port number from 1 to 65535')
  if (metricsPort !== null && metricsPort === port) refuse('METRICS_PORT', 'expected another port than PORT')
  return { port, host, publicUrl, officeUrl: officeUrl && new URL(officeUrl).origin, trustProxy, metricsPort }
}

export function readDatabase({ text, refuse, url, encryptedUnlessLocal }: ConfigValues) {
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const migrateDatabaseUrl = url('MIGRATE_DATABASE_URL', ['postgres:', 'postgresql:'])
  if (migrateDatabaseUrl && !databaseUrl) refuse('DATABASE_URL', 'needed with MIGRATE_DATABASE_URL')
  const how = 'add ?sslmode=verify-full, or use a socket or this machine'
  encryptedUnlessLocal('DATABASE_URL', databaseUrl, isEncryptedDatabase, how)
  encryptedUnlessLocal('MIGRATE_DATABASE_URL', migrateDatabaseUrl, isEncryptedDatabase, how)
  const appSecret = text('APP_SECRET')
  if (appSecret !== null && appSecret.length < 32) refuse('APP_SECRET', 'expected at least 32 characters')
  const oldAppSecret = text('APP_SECRET_OLD')
  if (oldAppSecret !== null && !appSecret) refuse('APP_SECRET', 'needed with APP_SECRET_OLD')
  if (databaseUrl && !appSecret) refuse('APP_SECRET', 'needed with DATABASE_URL, the same on every node')
  return { databaseUrl, migrateDatabaseUrl, appSecret, oldAppSecret }
}

export function readMail({ text, refuse, url, encryptedUnlessLocal }: ConfigValues) {
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  const isEncrypted = ({ protocol, searchParams }: URL) =>
    protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  encryptedUnlessLocal('SMTP_URL', smtpUrl, isEncrypted, 'use smtps://, or smtp:// with ?requireTLS=true')
  const from = text('MAIL_FROM')
  if (smtpUrl && !from) refuse('MAIL_FROM', 'needed with SMTP_URL')
  const dkimSelector = text('DKIM_SELECTOR')
  if (dkimSelector !== null && !/^[a-z0-9][a-z0-9.-]{0,62}$/i.test(dkimSelector))
    refuse('DKIM_SELECTOR', 'expected the name before ._domainkey')
  return { smtp: smtpUrl && from ? { url: smtpUrl, from } : null, dkimSelector }
}

const whatsappApi = 'https://graph.facebook.com/v24.0'

/** SMS, WhatsApp, and what they share. */
export function readMessages({ text, refuse, url, encryptedUnlessLocal, allOrNone }: ConfigValues) {
  const smsUrl = url('SMS_URL', ['http:', 'https:'])
  encryptedUnlessLocal('SMS_URL', smsUrl, isHttps, 'use https://')
  const smsParts = allOrNone({ key: 'SMS_KEY', sender: 'SMS_SENDER' })
  if (smsUrl && !smsParts) refuse('SMS_KEY', 'needed with SMS_URL')
  const whatsappParts = allOrNone({
    token: 'WHATSAPP_TOKEN',
    phoneId: 'WHATSAPP_PHONE_ID',
    appSecret: 'WHATSAPP_APP_SECRET',
    verifyToken: 'WHATSAPP_VERIFY_TOKEN',
  })
  if (whatsappParts && !/^\d+$/.test(whatsappParts.phoneId))
    refuse('WHATSAPP_PHONE_ID', 'expected the digits of the phone number id, which is not the number itself')
  const quiet = text('QUIET_HOURS') ?? '21-8'
  const [, from = 0, to = 0] = (/^(\d{1,2})-(\d{1,2})$/.exec(quiet) ?? []).map(Number)
  if (quiet !== 'none' && !(from <= 23 && to < from))
    refuse('QUIET_HOURS', 'expected two hours of an evening and the morning after it, as 21-8, or none')
  const reportsSecret = text('REPORTS_SECRET')
  if (reportsSecret !== null && reportsSecret.length < 16) refuse('REPORTS_SECRET', 'expected at least 16 characters')
  return {
    sms: smsUrl && smsParts ? { url: smsUrl, ...smsParts } : null,
    whatsapp: whatsappParts && { url: whatsappApi, ...whatsappParts },
    quietHours: quiet === 'none' ? null : { from, to },
    reportsSecret,
  }
}

export function readStorage({ oneOf, refuse, url, encryptedUnlessLocal, allOrNone }: ConfigValues) {
  const kind = oneOf('STORAGE', ['folder', 's3'], 'folder')
  const s3 = allOrNone({
    endpoint: 'S3_ENDPOINT',
    bucket: 'S3_BUCKET',
    region: 'S3_REGION',
    key: 'S3_KEY',
    secret: 'S3_SECRET',
  })
  if (kind === 'folder') return { kind }
  encryptedUnlessLocal('S3_ENDPOINT', url('S3_ENDPOINT', ['http:', 'https:']), isHttps, 'use https://')
  return { kind, ...(s3 ?? refuse('S3_ENDPOINT', 'needed with STORAGE=s3')) }
}

/** The service's code of accounts and its rate, both by law. */
const gstOfMatchmaking = { sac: '999799', ratePercent: 18 }

export function readSeller({ text, refuse }: ConfigValues) {
  const gstin = text('GSTIN')
  if (gstin !== null && !/^(?!00)\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin))
    refuse('GSTIN', 'expected the 15 characters of the registration')
  for (const name of ['SELLER_NAME', 'SELLER_ADDRESS'] as const)
    if (gstin && !text(name)) refuse(name, 'needed with GSTIN, because a tax invoice names the seller')
  return {
    name: text('SELLER_NAME'),
    address: text('SELLER_ADDRESS'),
    gst: gstin ? { gstin, ...gstOfMatchmaking } : null,
  }
}

export function readBackup({ text, count, refuse }: ConfigValues, root: string) {
  const keepDays = count('BACKUP_KEEP_DAYS', 14)
  if (keepDays > mostBackupDays)
    refuse('BACKUP_KEEP_DAYS', `expected at most ${mostBackupDays}: a backup holds members who have been erased since`)
  const passphrase = text('BACKUP_PASSPHRASE')
  if (passphrase !== null && passphrase.length < shortestPassphrase)
    refuse('BACKUP_PASSPHRASE', `expected at least ${shortestPassphrase} characters`)
  const dir = text('BACKUP_DIR')
  return { dir: dir && resolve(root, dir), keepDays, passphrase }
}
