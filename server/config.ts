import { isIP } from 'node:net'
import { resolve } from 'node:path'

/** The settings. Only this file reads the environment; .env.example describes each setting with its default. */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** Null means the embedded database in dataDir. */
  databaseUrl: string | null
  /** Null means that the first start makes one in dataDir. */
  appSecret: string | null
  publicUrl: string
  /** The number of proxies in front, or their addresses. With false, forwarded headers are ignored. */
  trustProxy: false | number | string
  demo: boolean
  demoPublic: boolean
  smtp: { url: string; from: string } | null
  sms: { url: string; key: string; sender: string } | null
  storage:
    | { kind: 'folder' }
    | { kind: 's3'; endpoint: string; bucket: string; region: string; key: string; secret: string }
  gateway: { keyId: string; keySecret: string; webhookSecret: string } | null
  /** How long a stop waits for requests under way. */
  stopSeconds: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

export class WrongSetting extends Error {}

export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)

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
  const appSecret = setting('APP_SECRET')
  if (appSecret !== null && appSecret.length < 32) refuse('APP_SECRET', 'expected at least 32 characters')
  if (databaseUrl && !appSecret) refuse('APP_SECRET', 'needed with DATABASE_URL, the same on every node')

  const publicUrl = (url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const proxies = setting('TRUST_PROXY')
  const trustProxy = proxies === null ? false : /^\d+$/.test(proxies) ? Number(proxies) : proxies
  if (typeof trustProxy === 'string' && !trustProxy.split(',').every(a => isIP(a.trim().replace(/\/\d+$/, ''))))
    refuse('TRUST_PROXY', 'expected a number of proxies or their addresses, separated by commas')

  const demoSetting = oneOf('DEMO', ['auto', 'on', 'off'], 'auto')
  const demo = demoSetting === 'on' || (demoSetting === 'auto' && databaseUrl === null && isLoopback(host))

  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  const smtpFrom = setting('MAIL_FROM')
  if (smtpUrl && !smtpFrom) refuse('MAIL_FROM', 'needed with SMTP_URL')
  const smsUrl = url('SMS_URL', ['http:', 'https:'])
  const smsParts = allOrNone({ key: 'SMS_KEY', sender: 'SMS_SENDER' })
  if (smsUrl && !smsParts) refuse('SMS_KEY', 'needed with SMS_URL')
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
  if (storageKind === 's3') url('S3_ENDPOINT', ['http:', 'https:'])

  const stopSeconds = Number(setting('STOP_SECONDS') ?? 8)
  if (!(stopSeconds >= 0 && stopSeconds <= 600)) refuse('STOP_SECONDS', 'expected a number of seconds from 0 to 600')

  return {
    port,
    host,
    dataDir: resolve(setting('DATA_DIR') ?? './data'),
    databaseUrl,
    appSecret,
    publicUrl,
    trustProxy,
    demo,
    demoPublic: oneOf('DEMO_PUBLIC', ['yes', 'no'], 'no') === 'yes',
    smtp: smtpUrl && smtpFrom ? { url: smtpUrl, from: smtpFrom } : null,
    sms: smsUrl && smsParts ? { url: smsUrl, ...smsParts } : null,
    storage: storageKind === 's3' && s3 ? { kind: 's3', ...s3 } : { kind: 'folder' },
    gateway: allOrNone({
      keyId: 'RAZORPAY_KEY_ID',
      keySecret: 'RAZORPAY_KEY_SECRET',
      webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
    }),
    stopSeconds,
    logLevel: oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  }
}
