import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '#server/config.ts'
import { checkRazorpay } from '#server/ports/razorpay.ts'
import { watchDisk } from '#server/running/operations/disk.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { isWeakSecret } from './checks/secret.ts'
import { type ResolveTxt, senderCheck } from './checks/sender.ts'
import { checks, examine } from './checks.ts'
import { type DoctorWorld, findingIds } from './finding.ts'
import { findingWords } from './words.ts'

const goodSecret = 'Vb2k8yqT1n0fRzH6mLxw4cJd7EaGsU3p'
const served = {
  DEMO: 'off',
  DATABASE_URL: 'postgres://localhost/x',
  APP_SECRET: goodSecret,
  PUBLIC_URL: 'https://saptapadi.example',
  TRUST_PROXY: '1',
  SMS_URL: 'http://127.0.0.1:9',
  SMS_KEY: 'k',
  SMS_SENDER: 'SAPTPD',
  BACKUP_DIR: tmpdir(),
}
/** A site without its database, which has checks of its own. */
const worldOf = (env: Record<string, string>, more: Partial<DoctorWorld> = {}): DoctorWorld => {
  const config: Config = readConfig(env)
  return {
    config: { ...config, sms: null },
    db: null,
    clock: { now: () => new Date() },
    files: memoryFiles(new Map()),
    disk: watchDisk('', async () => 50e9),
    secret: config.appSecret,
    ...more,
  }
}
const found = async (world: DoctorWorld) => (await examine(world)).map(({ id }) => id)

const servers: { close(): unknown }[] = []
afterAll(() => {
  for (const server of servers) server.close()
})
/** A gateway that gives every request this answer. */
async function gatewayAnswering(status: number): Promise<string> {
  const server: Server = createServer((_request, response) => void response.writeHead(status).end('{}'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the doctor', () => {
  it('has nothing to say of a site that is set up well, nor of the demo', async () => {
    expect(await found(worldOf(served))).toEqual([])
    expect(await found(worldOf({}))).toEqual([])
  })

  it('names a site whose links lead nowhere, and a proxy that is not told of or believed too much', async () => {
    const local = { ...served, PUBLIC_URL: 'http://localhost:3000' }
    expect(await found(worldOf(local))).toEqual(['settings_public_url'])
    const { TRUST_PROXY: _, ...untold } = served
    expect(await found(worldOf(untold))).toEqual(['proxy_missing'])
    expect(await found(worldOf({ ...served, TRUST_PROXY: '10.0.0.1, 0.0.0.0/0' }))).toEqual(['proxy_everybody'])
  })

  it('names a secret that can be guessed, and one that was left behind', async () => {
    for (const weak of ['a'.repeat(40), 'change-me-change-me-change-me-please', 'abab'.repeat(12), 'too short'])
      expect([weak, isWeakSecret(weak)]).toEqual([weak, true])
    expect(isWeakSecret(goodSecret)).toBe(false)
    expect(await found(worldOf({ ...served, APP_SECRET_OLD: goodSecret }))).toEqual(['secret_old'])
  })

  it.each([
    ['that the kernel calls unsynchronised', async () => false, served, ['clock_unsynchronised']],
    ['that is kept', async () => true, served, []],
    ['of which the kernel tells nothing', async () => null, served, []],
    ['of a demo', async () => false, {}, []],
  ])('looks at a clock %s', async (_, isSynchronised, env, ids) => {
    expect(await found(worldOf(env, { clock: { now: () => new Date(), isSynchronised } }))).toEqual(ids)
  })

  it('names a disk without room and a storage that takes nothing', async () => {
    expect(await examine(worldOf(served, { disk: watchDisk('', async () => 500 * 2 ** 20) }))).toEqual([
      { id: 'disk_nearly_full', detail: '500' },
    ])
    expect(await found(worldOf(served, { disk: watchDisk('', async () => 1) }))).toEqual(['disk_full'])
    const stored = new Map<string, Buffer>()
    const refused = Object.assign(new Error('permission denied'), { code: 'EACCES' })
    const closed = { ...memoryFiles(stored), put: () => Promise.reject(refused) }
    expect(await examine(worldOf(served, { files: closed }))).toEqual([{ id: 'storage_away', detail: 'EACCES' }])
    await examine(worldOf(served, { files: memoryFiles(stored) }))
    expect(stored.size).toBe(0)
  })

  it('asks the mail server for its greeting, and the SMS gateway without sending anything', async () => {
    const smtp = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true })
    await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
    servers.push(smtp)
    const { port } = smtp.server.address() as AddressInfo
    const mail = (to: number) => ({ ...served, SMTP_URL: `smtp://127.0.0.1:${to}`, MAIL_FROM: 'a@localhost' })
    expect(await found(worldOf(mail(port)))).toEqual([])
    expect(await examine(worldOf(mail(9)))).toEqual([
      { id: 'smtp_away', detail: expect.stringMatching(/ECONN|ESOCKET/) },
    ])

    const bySms = async (url: string) => {
      const world = worldOf(served)
      return found({ ...world, config: { ...world.config, sms: { url, key: 'k', sender: 'S' } } })
    }
    expect(await bySms(await gatewayAnswering(405))).toEqual([])
    expect(await bySms(await gatewayAnswering(401))).toEqual(['sms_key'])
    expect(await bySms(await gatewayAnswering(502))).toEqual(['sms_away'])
    expect(await bySms('http://127.0.0.1:9')).toEqual(['sms_away'])

    const byWhatsapp = async (url: string) => {
      const world = worldOf(served)
      const whatsapp = { url, token: 't', phoneId: '1', appSecret: 's', verifyToken: 'v' }
      return found({ ...world, config: { ...world.config, whatsapp } })
    }
    expect(await byWhatsapp(await gatewayAnswering(200))).toEqual([])
    expect(await byWhatsapp(await gatewayAnswering(401))).toEqual(['whatsapp_key'])
    expect(await byWhatsapp(await gatewayAnswering(502))).toEqual(['whatsapp_away'])
    expect(await byWhatsapp('http://127.0.0.1:9')).toEqual(['whatsapp_away'])
  })

  it('looks the sender up, and does not blame it for a network without answers', async () => {
    const mail = { ...served, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Saptapadi <namaskar@Saptapadi.example>' }
    const records: Record<string, string[][]> = {
      'saptapadi.example': [['google-site-verification=x'], ['v=spf1 include:_spf.', 'example -all']],
      's1._domainkey.saptapadi.example': [['v=DKIM1; k=rsa; p=MIGf', 'MA0G']],
      '_dmarc.saptapadi.example': [['v=DMARC1; p=quarantine']],
    }
    const without = (name: string) => (asked: string) =>
      asked === name || !records[asked]
        ? Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))
        : Promise.resolve(records[asked])
    const looks = async (resolve: ResolveTxt, env: Record<string, string> = { ...mail, DKIM_SELECTOR: 's1' }) =>
      await senderCheck(resolve).run(worldOf(env))
    expect(await looks(without(''))).toEqual([])
    expect(await looks(without('saptapadi.example'))).toEqual([{ id: 'sender_spf', detail: 'saptapadi.example' }])
    expect(await looks(without('s1._domainkey.saptapadi.example'))).toEqual([
      { id: 'sender_dkim', detail: 's1._domainkey.saptapadi.example' },
    ])
    expect(await looks(without('_dmarc.saptapadi.example'))).toEqual([
      { id: 'sender_dmarc', detail: 'saptapadi.example' },
    ])
    const takenBack = async (name: string) => (name.includes('_domainkey') ? [['v=DKIM1; p=']] : (records[name] ?? []))
    expect(await looks(takenBack)).toMatchObject([{ id: 'sender_dkim' }])
    expect(await looks(without(''), mail)).toEqual([{ id: 'sender_dkim_unset' }])
    const offline = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    expect(await looks(offline)).toEqual([{ id: 'sender_unknown', detail: 'saptapadi.example, ECONNREFUSED' }])
    expect(await looks(offline, served)).toEqual([])
  })

  it('knows a payment gateway that refuses the keys from one that is away', async () => {
    const keys = { keyId: 'a', keySecret: 'b', webhookSecret: 'c' }
    expect(await checkRazorpay(keys, await gatewayAnswering(200))).toBe('ok')
    expect(await checkRazorpay(keys, await gatewayAnswering(401))).toBe('key_refused')
    await expect(checkRazorpay(keys, await gatewayAnswering(500))).rejects.toThrow('razorpay answered 500')
  })

  it('gives every finding to a check by its name, and a whole sentence in both languages', () => {
    const names = checks.map(check => check.name)
    for (const id of findingIds) {
      expect(names).toContain(id.split('_')[0])
      expect(findingWords('en')[id]('7')).toMatch(/^[A-Z0-9].*\.$/)
      expect(findingWords('mr')[id]('7')).toMatch(/[\u0900-\u097F].*\.$/)
    }
  })
})
