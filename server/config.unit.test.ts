import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const smtp = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'Saptapadi <namaskar@family.in>' }

const whatsapp = {
  WHATSAPP_TOKEN: 't',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 's',
  WHATSAPP_VERIFY_TOKEN: 'v',
}
const s3 = { S3_BUCKET: 'b', S3_REGION: 'r', S3_KEY: 'k', S3_SECRET: 's' }
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

  it.each([
    [{ PORT: 'three' }, "PORT is 'three'"],
    [{ PORT: '70000' }, 'PORT'],
    [{ HOST: 'not a host' }, 'HOST'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost/x', DEMO: 'on' }, 'APP_SECRET'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    [{ PUBLIC_URL: 'saptapadi.example' }, 'PUBLIC_URL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ DEMO: 'maybe' }, 'DEMO'],
    [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM'],
    [{ SMS_URL: 'https://sms.example' }, 'SMS_KEY'],
    [{ WHATSAPP_TOKEN: 't' }, 'WHATSAPP_PHONE_ID'],
    [{ ...whatsapp, WHATSAPP_PHONE_ID: '+919820012345' }, 'WHATSAPP_PHONE_ID'],
    [{ STORAGE: 's3' }, 'S3_ENDPOINT'],
    [{ STORAGE: 's3', S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET'],
    [{ RAZORPAY_KEY_ID: 'x' }, 'RAZORPAY_KEY_SECRET'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SMS_PER_DAY: '-1' }, 'SMS_PER_DAY'],
    [{ APP_SECRET_OLD: 'x'.repeat(32) }, 'APP_SECRET'],
    [{ MIGRATE_DATABASE_URL: 'postgres://localhost/x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'http://saptapadi.example' }, 'PUBLIC_URL would send data unencrypted'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.in' }, 'SMTP_URL would send data unencrypted'],
    [{ SMS_URL: 'http://sms.example', SMS_KEY: 'k', SMS_SENDER: 's' }, 'SMS_URL would send data unencrypted'],
    [{ STORAGE: 's3', ...s3, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT would send data unencrypted'],
    [
      { DATABASE_URL: 'postgres://db.example/x', APP_SECRET: 'x'.repeat(32) },
      'DATABASE_URL would send data unencrypted',
    ],
    [{ ...database, MIGRATE_DATABASE_URL: 'postgres://db.example/x?sslmode=disable' }, 'MIGRATE_DATABASE_URL would'],
  ])('%j stops the start with one line that names the setting', (env, named) => {
    expect(() => readConfig(env)).toThrow(named)
    try {
      readConfig(env)
    } catch (error) {
      expect((error as Error).message).not.toContain('\n')
    }
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

  it('are all listed in .env.example', () => {
    const read = ['config.ts', 'config-parts.ts']
      .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
      .join()
    const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8')
    const names = new Set([...read.matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(match => match[1]))
    for (const name of names) expect(example).toMatch(new RegExp(`^#?${name}=`, 'm'))
    expect(names.size).toBeGreaterThan(40)
  })
})
