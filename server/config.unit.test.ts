import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { settingNames } from './setting-names.ts'

const smtp = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'Saptapadi <namaskar@family.in>' }

const whatsapp = {
  WHATSAPP_TOKEN: 't',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 's',
  WHATSAPP_VERIFY_TOKEN: 'v',
}
const s3 = { S3_BUCKET: 'b', S3_REGION: 'r', S3_KEY: 'k', S3_SECRET: 's' }
const goodSecret = 'x'.repeat(32)
const database = { DATABASE_URL: 'postgres://localhost/x', APP_SECRET: 'x'.repeat(32) }

describe('settings', () => {
  it('have defaults that start the demo on this machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
    })
  })

  const secret = 'kamal-7-petals'
  const unencrypted = (name: string) => `${name} would send data unencrypted over the network: `
  const percentEncode = 'percent-encode / # ? @ : and % in its user and password'
  it.each<[env: Record<string, string>, sentence: string]>([
    [{ PORT: 'three' }, "PORT is 'three': expected a port number from 0 to 65535"],
    [{ PORT: '70000' }, "PORT is '70000': expected a port number"],
    [{ HOST: 'not a host' }, "HOST is 'not a host': expected an address to listen on"],
    [{ METRICS_PORT: '3000' }, "METRICS_PORT is '3000': expected another port than PORT"],
    [
      { PUBLIC_URL: 'saptapadi.example' },
      "PUBLIC_URL is 'saptapadi.example': expected an address that starts with http://",
    ],
    [{ PUBLIC_URL: `ftp://kale:${secret}@saptapadi.example` }, "PUBLIC_URL is 'ftp://…@saptapadi.example'"],
    [{ PUBLIC_URL: 'http://saptapadi.example' }, unencrypted('PUBLIC_URL')],
    [{ TRUST_PROXY: 'yes' }, "TRUST_PROXY is 'yes': expected a number of proxies"],
    [
      { DATABASE_URL: `mysql://kale:${secret}@localhost/x` },
      'DATABASE_URL is wrong: expected an address that starts with postgres://',
    ],
    [{ DATABASE_URL: `postgres://kale:${secret}#1@localhost/x` }, `DATABASE_URL is wrong: ${percentEncode}`],
    [{ DATABASE_URL: `postgres://kale:${secret}/1@localhost/x` }, `DATABASE_URL is wrong: ${percentEncode}`],
    [{ DATABASE_URL: `postgres://kale:12/${secret}@localhost/x` }, `DATABASE_URL is wrong: ${percentEncode}`],
    [{ DATABASE_URL: `postgres://kale:${secret}%zz@localhost/x` }, `DATABASE_URL is wrong: ${percentEncode}`],
    [{ DATABASE_URL: 'postgres://localhost/x', DEMO: 'on' }, 'APP_SECRET is unset: needed with DATABASE_URL'],
    [{ DATABASE_URL: `postgres://kale:${secret}@db.example/x`, APP_SECRET: goodSecret }, unencrypted('DATABASE_URL')],
    [
      { ...database, MIGRATE_DATABASE_URL: 'postgres://db.example/x?sslmode=disable' },
      unencrypted('MIGRATE_DATABASE_URL'),
    ],
    [{ MIGRATE_DATABASE_URL: 'postgres://localhost/x' }, 'DATABASE_URL is unset: needed with MIGRATE_DATABASE_URL'],
    [{ APP_SECRET: secret }, 'APP_SECRET is wrong: expected at least 32 characters'],
    [{ APP_SECRET_OLD: goodSecret }, 'APP_SECRET is unset: needed with APP_SECRET_OLD'],
    [{ DEMO: 'maybe' }, "DEMO is 'maybe': expected auto, on, off"],
    [{ DEMO: 'off', SMTP_URI: `smtps://kale:${secret}@mail.example` }, 'SMTP_URI: did you mean SMTP_URL?'],
    [{ DATABSE_URL: `postgres://kale:${secret}@localhost/x` }, 'DATABSE_URL: did you mean DATABASE_URL?'],
    [{ BACKUP_PASSPHRAES: secret }, 'BACKUP_PASSPHRAES: did you mean BACKUP_PASSPHRASE?'],
    [{ SMTP_URL: `smtps://kale:${secret}@mail.example` }, 'MAIL_FROM is unset: needed with SMTP_URL'],
    [
      { SMTP_URL: `smpts://kale:${secret}@mail.example` },
      'SMTP_URL is wrong: expected an address that starts with smtp:// or smtps://',
    ],
    [{ SMTP_URL: `smtps://kale@mail.example:${secret}@mail.example/x@y` }, `SMTP_URL is wrong: ${percentEncode}`],
    [{ SMTP_URL: `smtp://kale:${secret}@mail.example`, MAIL_FROM: 'a@b.in' }, unencrypted('SMTP_URL')],
    [{ SMS_URL: 'https://sms.example' }, 'SMS_KEY is unset: needed with SMS_URL'],
    [{ SMS_URL: `http://sms.example?key=${secret}`, SMS_KEY: secret, SMS_SENDER: 's' }, unencrypted('SMS_URL')],
    [{ SMS_PER_DAY: '-1' }, "SMS_PER_DAY is '-1': expected a whole number above zero"],
    [{ WHATSAPP_TOKEN: secret }, 'WHATSAPP_PHONE_ID is unset: needed together with WHATSAPP_TOKEN'],
    [{ ...whatsapp, WHATSAPP_PHONE_ID: '+919820012345' }, "WHATSAPP_PHONE_ID is '+919820012345': expected the digits"],
    [{ QUIET_HOURS: '8-21' }, "QUIET_HOURS is '8-21': expected two hours of an evening"],
    [{ REPORTS_SECRET: secret }, 'REPORTS_SECRET is wrong: expected at least 16 characters'],
    [{ STORAGE: 's3' }, 'S3_ENDPOINT is unset: needed with STORAGE=s3'],
    [
      { STORAGE: 's3', S3_ENDPOINT: 'https://s3.example', S3_SECRET: secret },
      'S3_BUCKET is unset: needed together with',
    ],
    [{ STORAGE: 's3', ...s3, S3_ENDPOINT: 'http://s3.example' }, unencrypted('S3_ENDPOINT')],
    [{ RAZORPAY_KEY_ID: 'x' }, 'RAZORPAY_KEY_SECRET is unset: needed together with RAZORPAY_KEY_ID'],
    [{ GSTIN: '27ABCDE' }, "GSTIN is '27ABCDE': expected the 15 characters"],
    [{ BACKUP_KEEP_DAYS: '90' }, "BACKUP_KEEP_DAYS is '90': expected at most 35"],
    [{ BACKUP_PASSPHRASE: secret.slice(0, 8) }, 'BACKUP_PASSPHRASE is wrong: expected at least 12 characters'],
    [{ ALERT_EMAIL: 'two@b.in, three@b.in' }, "ALERT_EMAIL is 'two@b.in, three@b.in': expected one email address"],
    [{ DRAIN_SECONDS: '90' }, "DRAIN_SECONDS is '90': expected a number of seconds from 0 to 60"],
    [{ STAFF_PASSKEYS: 'yes' }, "STAFF_PASSKEYS is 'yes': expected offered, required"],
    [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL is 'loud': expected silent, error, warn, info, debug"],
  ])('%j stops the start with one sentence and no secret', (env, sentence) => {
    const said = () => {
      try {
        readConfig(env)
      } catch (error) {
        return (error as Error).message
      }
      return 'it starts'
    }
    expect(said()).toContain(sentence)
    expect(said()).not.toMatch(/\n|kamal|petals/)
  })

  it('take what is encrypted on its way, or never leaves this machine', () => {
    for (const env of [
      { PUBLIC_URL: 'https://saptapadi.example' },
      { PUBLIC_URL: 'http://[::1]:3000' },
      { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.in' },
      { SMTP_URL: 'smtp://mail.example?requireTLS=true', MAIL_FROM: 'a@b.in' },
      { ...database, DATABASE_URL: 'postgres://db.example/x?sslmode=verify-full' },
      { ...database, DATABASE_URL: 'postgres:///x?host=/run/postgresql' },
    ])
      expect(() => readConfig({ DEMO: 'on', ...env })).not.toThrow()
  })

  it('without the demo refuse a start from which no code could go out', () => {
    expect(() => readConfig({ DEMO: 'off' })).toThrow(/SMTP_URL and SMS_URL/)
    expect(readConfig({ DEMO: 'off', ...smtp }).demo).toBe(false)
  })

  it('make no demo by themselves on an open address or another database', () => {
    expect(readConfig({ HOST: '0.0.0.0', ...smtp }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x', APP_SECRET: 'x'.repeat(32), ...smtp }).demo).toBe(false)
    expect(readConfig({ PUBLIC_URL: 'https://saptapadi.example', ...smtp }).demo).toBe(false)
    expect(readConfig({ TRUST_PROXY: '1', ...smtp }).demo).toBe(false)
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe(true)
  })

  it('are all listed in .env.example, and no others', () => {
    const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8')
    const listed = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(match => match[1] ?? '')
    expect(listed.sort()).toEqual([...settingNames].sort())
  })
})
