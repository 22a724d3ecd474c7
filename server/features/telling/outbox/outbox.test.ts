import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Delivery, Messengers } from '#server/ports/messenger.ts'
import { smsMessenger } from '#server/ports/sms.ts'
import { smtpMessenger } from '#server/ports/smtp.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { deliverNext } from './deliver.ts'
import { startOutboxWorker } from './job.ts'
import { giveUpOld, writeToOutbox } from './queries.ts'
import { backOffSeconds } from './rules.ts'

const world = testWorld()
const failures: unknown[] = []

async function work(messengers: Partial<Messengers>) {
  const { db, clock, secrets } = world
  const onError = (error: unknown) => void failures.push(error)
  const outcomes = { sent: async () => {}, refused: async () => {} }
  const quietHours = { from: 21, to: 8 }
  const options = {
    db,
    clock,
    secrets,
    onError,
    outcomes,
    quietHours,
    messengers: { SMS: null, EMAIL: null, ...messengers },
  }
  for (const channel of ['SMS', 'EMAIL'] as const) while (await deliverNext(options, channel));
}

let messages = 0
async function writes(
  change: {
    channel?: 'SMS' | 'EMAIL'
    eventKey?: string
    canWait?: boolean
    text?: string
    to?: string
    unsubscribe?: string
  } = {},
) {
  const message = {
    channel: 'EMAIL' as const,
    eventKey: `event ${messages++}`,
    template: 'otp_verify' as const,
    ownerId: null,
    to: 'kale@family.in',
    subject: 'Your code',
    text: '4821 is your code',
    ...change,
  }
  await writeToOutbox(world.db, world.secrets, message, world.clock.now())
}
const rows = () => world.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
const clear = () => world.db.deleteFrom('outbox').execute()

describe('a message', () => {
  it('is gone with the change that was taken back', async () => {
    await clear()
    const { db, secrets, clock } = world
    const change = db.transaction().execute(async trx => {
      await writeToOutbox(
        trx,
        secrets,
        { channel: 'EMAIL', eventKey: 'undone', template: 'notice', ownerId: null, to: 'x', subject: '', text: '' },
        clock.now(),
      )
      throw new Error('taken back')
    })
    await expect(change).rejects.toThrow('taken back')
    expect(await rows()).toEqual([])
  })

  it('is written once an event', async () => {
    await clear()
    await writes({ eventKey: 'one event' })
    await writes({ eventKey: 'one event' })
    expect(await rows()).toHaveLength(1)
  })

  it('cannot be read in the table', async () => {
    await clear()
    await writes()
    const [row] = await rows()
    const bytes = row?.sealed?.toString('latin1') ?? ''
    expect(bytes.length).toBeGreaterThan(20)
    expect(bytes).not.toMatch(/4821|kale|code/)
  })

  it('is erased when delivered, and a day later in any case', async () => {
    await clear()
    await writes()
    await writes({ channel: 'SMS' })
    await work({ EMAIL: { deliver: async () => {} } })
    world.clock.passes(25 * 3_600_000)
    await giveUpOld(world.db, world.clock.now())
    expect((await rows()).map(row => [row.status, row.sealed])).toEqual([
      ['delivered', null],
      ['given_up', null],
    ])
  })

  it('is held by one worker at a time, though ten look at once', async () => {
    await clear()
    for (let n = 0; n < 30; n++) await writes()
    const delivered: string[] = []
    const deliver = async ({ id }: Delivery) => {
      await new Promise(resolve => setTimeout(resolve, 5))
      delivered.push(id)
    }
    await Promise.all(Array.from({ length: 10 }, () => work({ EMAIL: { deliver } })))
    await work({ EMAIL: { deliver } })
    expect(delivered).toHaveLength(30)
    expect(new Set(delivered).size).toBe(30)
  })

  it('is tried again with back-off, under the same id', async () => {
    await clear()
    failures.length = 0
    await writes()
    const ids: string[] = []
    const EMAIL = {
      deliver: async ({ id }: Delivery) => {
        ids.push(id)
        if (ids.length < 3) throw new Error('the gateway is down')
      },
    }
    await work({ EMAIL })
    await work({ EMAIL })
    expect(ids).toHaveLength(1)
    world.clock.passes(6_000)
    await work({ EMAIL })
    world.clock.passes(11_000)
    await work({ EMAIL })
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(3)
    expect((await rows())[0]?.status).toBe('delivered')
    expect(failures).toHaveLength(2)
    expect([1, 2, 3, 20].map(backOffSeconds)).toEqual([5, 10, 20, 900])
  })

  it('that somebody waits for goes before one that can wait', async () => {
    await clear()
    for (const text of ['first digest', 'second digest']) await writes({ canWait: true, text })
    world.clock.passes(1000)
    await writes({ text: 'a code' })
    const sent: string[] = []
    const deliver = async ({ text }: Delivery) => {
      sent.push(text)
      // It comes while a digest goes out, and goes before the next one.
      if (text === 'first digest') await writes({ text: 'another code' })
    }
    await work({ EMAIL: { deliver } })
    expect(sent).toEqual(['a code', 'first digest', 'another code', 'second digest'])
  })

  it('is not sent again by another worker while many before it take long', async () => {
    await clear()
    for (let n = 0; n < 10; n++) await writes()
    const delivered: string[] = []
    const slow = async ({ id }: Delivery) => {
      delivered.push(id)
      world.clock.passes(30_000)
      // Another node looks while this one is sending.
      if (delivered.length === 5) await work({ EMAIL: { deliver: async other => void delivered.push(other.id) } })
    }
    await work({ EMAIL: { deliver: slow } })
    expect(delivered).toHaveLength(10)
    expect(new Set(delivered).size).toBe(10)
  })

  it('by SMS goes out while the mail server does not answer', async () => {
    await clear()
    await writes()
    await writes({ channel: 'SMS' })
    let answers = () => {}
    const mail = new Promise<void>(resolve => {
      answers = resolve
    })
    const sent: string[] = []
    const { db, clock, secrets } = world
    const worker = startOutboxWorker({
      db,
      clock,
      secrets,
      outcomes: { sent: async () => {}, refused: async () => {} },
      quietHours: null,
      onError: error => void failures.push(error),
      messengers: { EMAIL: { deliver: () => mail }, SMS: { deliver: async ({ id }) => void sent.push(id) } },
    })
    await soon(() => sent.length, 1)
    answers()
    await worker.stop()
  })

  it('left by a worker that died is taken by the next one', async () => {
    await clear()
    await writes()
    const dies = new Promise<void>(() => {})
    // The worker left hanging gives up when this test's database is long gone, and nobody waits for it.
    work({ EMAIL: { deliver: () => dies } }).catch(() => {})
    await new Promise(resolve => setTimeout(resolve, 100))
    let delivered = 0
    const EMAIL = { deliver: async () => void delivered++ }
    await work({ EMAIL })
    expect(delivered).toBe(0)
    world.clock.passes(61_000)
    await work({ EMAIL })
    expect(delivered).toBe(1)
  })
})

describe('by e-mail and SMS', () => {
  const mails: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const code = { 'gone@family.in': 550, 'full@family.in': 452 }[address]
      done(code ? Object.assign(new Error('no such user'), { responseCode: code }) : null)
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  const requests: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
  let gatewayStatus = 200
  let gatewayAnswer = ''
  const gateway = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      requests.push({ headers: request.headers, body: JSON.parse(body) })
      response.writeHead(gatewayStatus).end(gatewayAnswer)
    })
  })
  let smtpUrl = ''
  let smsUrl = ''
  beforeAll(async () => {
    await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))
    await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve))
    smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`
    smsUrl = `http://127.0.0.1:${(gateway.address() as { port: number }).port}/send`
  })
  afterAll(async () => {
    await new Promise<void>(resolve => smtp.close(resolve))
    await new Promise(resolve => gateway.close(resolve))
  })

  it('the words arrive, with an id that stays the same', async () => {
    await clear()
    await writes()
    await writes({ channel: 'SMS' })
    const EMAIL = smtpMessenger(smtpUrl, 'Saptapadi <namaskar@saptapadi.in>')
    const SMS = smsMessenger({ url: smsUrl, key: 'key', sender: 'SAPTPD' })
    await work({ EMAIL, SMS })
    expect((await rows()).map(row => row.status)).toEqual(['delivered', 'delivered'])
    expect(mails[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@saptapadi\.in>/m)
    expect(mails[0]).toContain('4821 is your code')
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer key',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(requests[0]?.body).toEqual({
      to: 'kale@family.in',
      sender: 'SAPTPD',
      template_id: 'otp_verify',
      message: '4821 is your code',
    })
  })

  it('a letter has a text and an HTML part without pictures, and a notice the way to stop it', async () => {
    await clear()
    mails.length = 0
    const unsubscribe = 'https://saptapadi.in/api/mail/unsubscribe?member=x&key=y'
    await writes({ text: 'Kale <b> & Patil', unsubscribe })
    await work({ EMAIL: smtpMessenger(smtpUrl, 'Saptapadi <namaskar@saptapadi.in>') })
    const mail = mails[0] ?? ''
    expect(mail).toContain('Content-Type: multipart/alternative')
    expect(mail).toMatch(/Content-Type: text\/plain[\s\S]*Kale <b> & Patil[\s\S]*Content-Type: text\/html/)
    expect(mail).not.toMatch(/<img|Kale <b>[\s\S]*Kale <b>/)
    expect(mail.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe}>`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('an address or a number that is dead is refused for good; one that is full is tried again', async () => {
    await clear()
    for (const to of ['gone@family.in', 'full@family.in']) await writes({ to })
    await work({ EMAIL: smtpMessenger(smtpUrl, 'namaskar@saptapadi.in') })
    const states = async () => (await rows()).map(row => `${row.channel} ${row.status}`).toSorted()
    expect(await states()).toEqual(['EMAIL refused', 'EMAIL waiting'])
    await clear()
    const SMS = smsMessenger({ url: smsUrl, key: 'key', sender: 'SAPTPD' })
    // The first gateway says so by its status, the second only in its words, the third blames our key.
    for (const [status, code] of [
      [422, 'not_on_network'],
      [200, 'invalid_number'],
      [401, 'wrong_key'],
    ] as const) {
      gatewayStatus = status
      gatewayAnswer = JSON.stringify({ status: 'rejected', code })
      await writes({ channel: 'SMS' })
      await work({ SMS })
    }
    gatewayStatus = 200
    gatewayAnswer = ''
    expect(await states()).toEqual(['SMS refused', 'SMS refused', 'SMS waiting'])
  })

  it('a gateway that refuses keeps the message waiting', async () => {
    await clear()
    await writes({ channel: 'SMS' })
    gatewayStatus = 503
    await work({ SMS: smsMessenger({ url: smsUrl, key: 'key', sender: 'SAPTPD' }) })
    gatewayStatus = 200
    expect((await rows())[0]).toMatchObject({ status: 'waiting', attempts: 1 })
  })
})
