import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTexts } from '#domain/families/consents.ts'
import { readDue } from '#server/features/finding/saved-searches/queries.ts'
import { nextReaders } from '#server/features/finding/weekly-sheet/queries.ts'
import { newId } from '#server/ports/ids.ts'
import type { Messenger } from '#server/ports/messenger.ts'
import { whatsappMessenger } from '#server/ports/whatsapp.ts'
import { telling } from '#server/testing/deliveries.ts'
import {
  fakeWhatsapp,
  type TakenMessage,
  whatsappEnv,
  whatsappEvents,
  whatsappKeys,
} from '#server/testing/fake-whatsapp.ts'
import { joins } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { bride, groom, sibling, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { mailMembers } from './mail-member.ts'

const channels = { SMS: true, EMAIL: true, WHATSAPP: true }
const world = testWorld({ env: whatsappEnv, channels })
const tells = telling(world, {}, channels)
const minute = 60_000
const day = 24 * 60 * minute

let fake: Awaited<ReturnType<typeof fakeWhatsapp>>
let byWhatsapp: Messenger
const good: Messenger = { deliver: async () => {} }
beforeAll(async () => {
  fake = await fakeWhatsapp()
  byWhatsapp = whatsappMessenger(fake.settings)
})
afterAll(() => fake.close())

type Wants = 'EVERYTHING' | 'IMPORTANT' | 'NOTHING'
const choose = ({ token }: TestMember, wants: Wants, consent_version = consentTexts.whatsapp.version) =>
  world.call('chooseNotifications', { channel: 'WHATSAPP', wants, consent_version }, { token })
const choiceOf = async ({ token }: TestMember) =>
  (await world.call('notificationChoices', {}, { token })).body.list.find(({ channel }) => channel === 'WHATSAPP')
const consentsOf = async ({ id }: TestMember) =>
  (
    await world.db
      .selectFrom('consents')
      .select(['act', 'channel'])
      .where('member_id', '=', id)
      .where('text', '=', 'whatsapp')
      .orderBy('id')
      .execute()
  ).map(({ act, channel }) => `${act} ${channel}`)
const channelsOf = async (member: TestMember) =>
  (await tells.deliveriesOf(member)).map(one => `${one.channel} ${one.status}`).toSorted()
const numberOf = async ({ id }: TestMember) => {
  const { mobile } = await world.db
    .selectFrom('members')
    .select('mobile')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `91${mobile}`
}
/** A mother without a verified e-mail, who agreed to WhatsApp. */
async function agreeing(change = {}): Promise<TestMember> {
  const her = await bride(world, change)
  expect((await choose(her, 'IMPORTANT')).status).toBe(200)
  return her
}
/** What somebody writes to us by WhatsApp now. */
const writes = (from: string, text: string) => whatsappEvents.text(from, text, world.clock.now())
/** Ten in the morning in India, of the next day: no message is held back for the one before. */
function nextMorning() {
  const ten = 4.5 * 60 * minute
  world.clock.passes(day - ((world.clock.now().getTime() - ten) % day))
}
async function hears(her: TestMember) {
  nextMorning()
  await tells.sends(await groom(world), her)
  await tells.aWhileLater()
}
/** One who was told by WhatsApp, and the message as WhatsApp has it. */
async function told(): Promise<{ her: TestMember; message: TakenMessage }> {
  const her = await agreeing()
  await hears(her)
  await tells.delivers({ WHATSAPP: byWhatsapp })
  const number = await numberOf(her)
  const message = fake.taken.find(({ to }) => to === number)
  if (!message) throw new Error('WhatsApp has no message')
  expect(await channelsOf(her)).toEqual(['WHATSAPP sent'])
  return { her, message }
}
const post = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  world.app.inject({ method: 'POST', url: '/api/whatsapp/webhook', payload: body, headers })
/** Sends what Meta would send, which is never an error of ours. */
async function hook(...events: { body: string; headers: Record<string, string> }[]) {
  for (const event of events) expect((await post(event)).statusCode).toBe(200)
}

describe('a mother who agreed', () => {
  it('is told by WhatsApp and not by SMS, with a link and without anybody’s number', async () => {
    const { her, message } = await told()
    expect(message).toMatchObject({
      template: 'interest_sent',
      language: 'en',
      variables: [expect.stringMatching(/^Kale \(G\d+\)$/), `${world.config.publicUrl}/all-notifications`],
    })
    expect(message.variables.join(' ')).not.toMatch(/\d{7}/)
    expect(await consentsOf(her)).toEqual(['given site'])
    expect(await choiceOf(her)).toMatchObject({ wants: 'IMPORTANT', state: 'READY' })
  })

  it('reads whose news they are where she has two daughters', async () => {
    const her = await agreeing()
    await sibling(world, her, { first_name: 'Mrunal' })
    const inBothScripts = { first_name: 'ऋतुजा', second_script: { first_name: 'Rutuja' } }
    await world.db.updateTable('members').set(inBothScripts).where('id', '=', her.id).execute()
    await hears(her)
    await tells.delivers({ WHATSAPP: byWhatsapp })
    const number = await numberOf(her)
    expect(fake.taken.filter(({ to }) => to === number)).toMatchObject([
      { template: 'child_notice', variables: ['Rutuja', `${world.config.publicUrl}/all-notifications`] },
    ])
  })

  it('reads the words of the office there too, before an SMS', async () => {
    const her = await agreeing()
    const { options } = await createStaff(world)
    await world.call(
      'suspendMember',
      { uuid: her.id, reason: 'she asked for it', told: 'The details are not true' },
      options,
    )
    await tells.gathers()
    await tells.delivers({ WHATSAPP: byWhatsapp })
    const number = await numberOf(her)
    expect(fake.taken.find(({ to }) => to === number)).toMatchObject({ template: 'profile_closed', variables: [] })
    expect(await channelsOf(her)).toEqual(['WHATSAPP sent'])
  })

  it('hears of the weekly sheet with a link, unless an e-mail brings it', async () => {
    const [her, reader] = [
      await agreeing(),
      await agreeing({ email: 'sheet@family.in', email_verified_at: world.clock.now() }),
    ]
    const silent = await bride(world)
    const now = world.clock.now()
    const letters = [her, reader, silent].map(({ id: memberId }) => ({
      eventId: newId(now),
      memberId,
      kind: 'weekly_sheet' as const,
      letter: () => ({ template: 'weekly_sheet' as const, subject: 'New families', text: 'The sheet' }),
    }))
    const settings = { secrets: world.secrets, channels, config: world.config }
    await world.db.transaction().execute(trx => mailMembers(trx, settings, letters, now))
    await tells.gathers()
    await tells.delivers({ WHATSAPP: byWhatsapp, EMAIL: good })
    expect(await channelsOf(her)).toEqual(['WHATSAPP sent'])
    expect(await channelsOf(reader)).toEqual(['EMAIL sent'])
    expect(await channelsOf(silent)).toEqual([])
    const number = await numberOf(her)
    expect(fake.taken.find(({ to }) => to === number)).toMatchObject({
      template: 'weekly_sheet',
      variables: [`${world.config.publicUrl}/matches`],
    })
  })
})

it('without an e-mail, saved searches and the weekly sheet are worked out for whoever agreed, and for nobody else', async () => {
  const [her, silent] = [await agreeing(), await bride(world)]
  const wishes = { patrika_match: null, choices: '{}' as never }
  for (const member of [her, silent]) {
    await world.db
      .insertInto('expectations')
      .values({ member_id: member.id, ...wishes })
      .execute()
    const search = { name: 'Tall', tell: 'AT_ONCE' as const, from_height: 180 }
    expect((await world.call('saveSearch', search, { token: member.token })).status).toBe(200)
  }
  const beforeAllIds = '00000000-0000-0000-0000-000000000000'
  const tomorrow = new Date(world.clock.now().getTime() + day)
  const readers = (await nextReaders(world.db, null, 1000)).map(({ id }) => id)
  const due = (await readDue(world.db, beforeAllIds, tomorrow, 1000)).map(({ member_id }) => member_id)
  for (const found of [readers, due]) expect(found.filter(id => [her.id, silent.id].includes(id))).toEqual([her.id])
})

describe('without a standing consent', () => {
  it('nothing goes by WhatsApp, whatever a choice says', async () => {
    const her = await bride(world)
    await world.db
      .insertInto('channel_choices')
      .values({ member_id: her.id, channel: 'WHATSAPP', wants: 'everything' })
      .execute()
    await hears(her)
    expect(await channelsOf(her)).toEqual(['SMS waiting'])
    expect(await choiceOf(her)).toMatchObject({
      state: 'NOT_AGREED',
      consent: { version: consentTexts.whatsapp.version },
    })
  })

  it('nothing goes to whoever agreed to an older text, or to one that does not exist', async () => {
    const { version, countsFrom } = consentTexts.whatsapp
    const newest = version + 1
    const her = await agreeing()
    expect((await choose(her, 'EVERYTHING', newest)).status).toBe(409)
    Object.assign(consentTexts.whatsapp, { version: newest, countsFrom: newest })
    try {
      await hears(her)
      expect(await channelsOf(her)).toEqual(['SMS waiting'])
    } finally {
      Object.assign(consentTexts.whatsapp, { version, countsFrom })
    }
  })

  it('choosing nothing takes it back, and another channel tells what waits', async () => {
    const her = await agreeing()
    await hears(her)
    expect((await tells.messagesTo(her)).map(({ channel }) => channel)).toEqual(['WHATSAPP'])
    await choose(her, 'NOTHING')
    await tells.delivers({ WHATSAPP: byWhatsapp })
    const number = await numberOf(her)
    expect(fake.taken.filter(({ to }) => to === number)).toEqual([])
    expect(await channelsOf(her)).toEqual(['SMS waiting', 'WHATSAPP refused'])
    await choose(her, 'NOTHING')
    expect(await consentsOf(her)).toEqual(['given site', 'withdrawn site'])
    expect(await choiceOf(her)).toMatchObject({ wants: 'NOTHING', state: 'NOT_AGREED' })
  })

  it('nor after a withdrawal among the consents', async () => {
    const her = await agreeing()
    await hears(her)
    const consents = [{ text: 'whatsapp' as const, version: 1, is_given: 'N' as const }]
    expect((await world.call('setConsents', { consents }, { token: her.token })).status).toBe(200)
    expect(await channelsOf(her)).toEqual(['SMS waiting', 'WHATSAPP refused'])
    await hears(her)
    expect((await channelsOf(her)).filter(one => one.startsWith('WHATSAPP'))).toEqual(['WHATSAPP refused'])
  })

  it('nor to another number than the one that was agreed to', async () => {
    const her = await agreeing()
    await hears(her)
    await world.db.updateTable('members').set({ mobile: '9811100001' }).where('id', '=', her.id).execute()
    expect(await consentsOf(her)).toEqual(['given site', 'withdrawn new_number'])
    await tells.delivers({ WHATSAPP: byWhatsapp })
    expect(fake.taken.filter(({ to }) => to === '919811100001')).toEqual([])
    await tells.gathers()
    expect(await channelsOf(her)).toEqual(['SMS waiting', 'WHATSAPP refused'])
  })

  it('and nobody else of her family agrees for her number, or withdraws what she agreed to', async () => {
    const mother = await joins(world, { registered_by: 'MOTHER' })
    const her = { id: mother.id, token: mother.token } as TestMember
    const [daughter, father] = [await daughterJoins(world, mother), await joinsFamily(world, mother, 'FATHER')]
    for (const wants of ['IMPORTANT', 'NOTHING'] as const) {
      for (const { token } of [daughter, father]) {
        const answer = await choose({ token } as TestMember, wants)
        expect([answer.status, answer.refusal.message]).toEqual([403, expect.stringContaining('whose number')])
        expect(await choiceOf({ token } as TestMember)).toBeUndefined()
      }
      expect((await choose(her, 'IMPORTANT')).status).toBe(200)
    }
    expect(await consentsOf(her)).toEqual(['given site'])
    // Their own contacts are theirs to choose.
    const sms = { channel: 'SMS', wants: 'NOTHING' } as const
    expect((await world.call('chooseNotifications', sms, { token: father.token })).status).toBe(200)
  })

  it('and a family changes its mind a bounded number of times a day', async () => {
    const her = await bride(world)
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) statuses.push((await choose(her, n % 2 ? 'NOTHING' : 'IMPORTANT')).status)
    expect(statuses.lastIndexOf(200)).toBe(29)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('what WhatsApp reports', () => {
  it('arrives in any order and twice, and changes nothing backwards', async () => {
    const { her, message } = await told()
    const report = (status: 'sent' | 'delivered' | 'read') => whatsappEvents.status({ status, ...message })
    await hook(report('read'), report('sent'), report('delivered'), report('read'), report('sent'))
    expect(await channelsOf(her)).toEqual(['WHATSAPP reached'])
    // It was on the phone: what is said of it afterwards is an error of the other side.
    await hook(whatsappEvents.status({ status: 'failed', ...message }))
    expect(await channelsOf(her)).toEqual(['WHATSAPP reached'])
  })

  it('falls to the next channel once when it failed, and stays there', async () => {
    const { her, message } = await told()
    const failed = whatsappEvents.status({ status: 'failed', ...message, code: 131049 })
    await hook(failed, failed)
    expect(await channelsOf(her)).toEqual(['SMS waiting', 'WHATSAPP refused'])
    await tells.gathers()
    await tells.delivers({ SMS: good })
    await hook(failed, whatsappEvents.status({ status: 'delivered', ...message }))
    await tells.gathers()
    expect(await channelsOf(her)).toEqual(['SMS sent', 'WHATSAPP refused'])
    // The number is right: the next event goes by WhatsApp again.
    expect(await choiceOf(her)).toMatchObject({ state: 'READY' })
  })

  it('marks a number without WhatsApp until its owner says otherwise, and tells no dead contact', async () => {
    const { her, message } = await told()
    await hook(whatsappEvents.status({ status: 'failed', ...message, code: 131026 }))
    expect(await choiceOf(her)).toMatchObject({ state: 'UNREACHABLE' })
    expect((await world.call('me', {}, { token: her.token })).body.unreachable).toEqual([])
    await hears(her)
    expect(await channelsOf(her)).toEqual(['SMS waiting', 'SMS waiting', 'WHATSAPP refused'])
    await world.call('chooseNotifications', { channel: 'WHATSAPP', try_again: true }, { token: her.token })
    // A repeated report refers to the time before she agreed again.
    await hook(whatsappEvents.status({ status: 'failed', ...message, code: 131026 }))
    expect(await choiceOf(her)).toMatchObject({ state: 'READY' })
  })

  it('may come before the answer that gives the message its id', async () => {
    const her = await agreeing()
    await hears(her)
    const { id } = await tells.outboxRow(her, 'WHATSAPP')
    await hook(whatsappEvents.status({ status: 'delivered', wamid: 'wamid.early', messageId: id }))
    expect(await channelsOf(her)).toEqual(['WHATSAPP reached'])
    await tells.delivers({ WHATSAPP: byWhatsapp })
    const number = await numberOf(her)
    expect(fake.taken.filter(({ to }) => to === number)).toEqual([])
  })

  it('does no harm where it names nothing, or two messages at once', async () => {
    const [{ her, message }, other] = [await told(), await told()]
    const failed = (wamid: string, messageId?: string) =>
      whatsappEvents.status({ status: 'failed', wamid, ...(messageId && { messageId }) })
    await hook(
      failed('wamid.nobody'),
      failed('wamid.nobody', message.messageId),
      failed(message.wamid, other.message.messageId),
      failed(message.wamid, crypto.randomUUID()),
      whatsappEvents.notification({ statuses: [{ id: message.wamid, status: 'failed' }] }, '1'),
    )
    // An SMS is nothing that WhatsApp could know of.
    const plain = await bride(world)
    await hears(plain)
    const { id } = await world.db
      .selectFrom('outbox')
      .select('id')
      .where('owner_id', '=', plain.id)
      .executeTakeFirstOrThrow()
    await hook(failed('wamid.sms', id))
    expect(await channelsOf(plain)).toEqual(['SMS waiting'])
    for (const member of [her, other.her]) expect(await channelsOf(member)).toEqual(['WHATSAPP sent'])
  })

  it('counts only with Meta’s signature over these very bytes', async () => {
    const { her, message } = await told()
    const { body, headers } = whatsappEvents.status({ status: 'failed', ...message })
    const forged = [
      { body, headers: { 'content-type': 'application/json' } },
      { body, headers: { ...headers, 'x-hub-signature-256': 'sha256=' } },
      { body, headers: { ...headers, 'x-hub-signature-256': headers['x-hub-signature-256'].replace('sha256=', '') } },
      whatsappEvents.signed(body, 'another secret'),
      { body: `${body} `, headers },
    ]
    for (const event of forged) expect((await post(event)).statusCode).toBe(400)
    expect(await channelsOf(her)).toEqual(['WHATSAPP sent'])
    await hook({ body, headers })
    expect(await channelsOf(her)).toEqual(['SMS waiting', 'WHATSAPP refused'])
  })

  it('is never an error of ours, however odd its bytes', async () => {
    const odd = [
      'no JSON',
      'null',
      '[]',
      '{"entry":[{"changes":[{"value":{}}]}]}',
      '{"entry":{"changes":1}}',
      '{"entry":[{"changes":[{"value":{"metadata":{"phone_number_id":"106540352242922"},"statuses":[null,1,{"id":"\\u0000","status":"failed"}]}}]}]}',
    ]
    await hook(
      ...odd.map(body => whatsappEvents.signed(body)),
      whatsappEvents.notification({
        statuses: [{ id: 'wamid.x\u0000', status: 'failed', biz_opaque_callback_data: '\u0000' }],
      }),
      whatsappEvents.notification({ statuses: [{ id: 'wamid.x', status: 'warmed_up', errors: 'none' }] }),
      whatsappEvents.notification({
        messages: [
          { from: '\u0000', text: { body: 'STOP' } },
          { from: '919', type: 'image' },
        ],
      }),
      writes('919800000000', '\u0000'.repeat(1000)),
    )
    expect((await post(whatsappEvents.signed(`"${'x'.repeat(2 * 1024 * 1024)}"`))).statusCode).toBe(413)
  })
})

describe('NO', () => {
  const reason = 'The family came to the office'
  const stateOf = async ({ id: uuid }: TestMember) =>
    (await world.call('callerRequest', { uuid }, (await createStaff(world)).options)).body.open?.state

  it.each(['NO', ' no\n', 'नाही'])('‘%s’ objects to what waits in her name, once, and to nobody else’s', async text => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const [her, other] = [await agreeing(), await agreeing()]
    for (const { id: uuid } of [her, other]) {
      await world.call('beginLeaving', { uuid, reason, way: 'VISIT' }, staff.options)
      await world.call('enterVisit', { uuid, agrees: ['name', 'birth_date'] }, staff.options)
      expect((await world.call('confirmRequest', { uuid, reason }, admin.options)).status).toBe(200)
    }
    await tells.delivers({ WHATSAPP: byWhatsapp })
    const number = await numberOf(her)
    const message = fake.taken.findLast(({ to }) => to === number)
    expect(message).toMatchObject({ template: 'leaving_waits' })
    expect(message?.variables[1]).toMatch(/\/api\/caller-request\/object\?token=/)
    const written = writes(number, text)
    await hook(written, written)
    expect([await stateOf(her), await stateOf(other)]).toEqual(['STOPPED', 'WAITS'])
    // She still hears by WhatsApp: NO is no STOP.
    expect(await consentsOf(her)).toEqual(['given site'])
  })
})

describe('STOP', () => {
  it.each(['STOP', ' stop\n', 'Stop', 'थांबवा', ' थांबवा '])(
    '‘%s’ ends it, once, whoever sent it how often',
    async text => {
      const her = await agreeing()
      await hears(her)
      const number = await numberOf(her)
      await hook(writes(number, text), writes(number, text))
      expect(await consentsOf(her)).toEqual(['given site', 'withdrawn whatsapp'])
      // What waited is told by SMS, and nothing is answered.
      expect(await channelsOf(her)).toEqual(['SMS waiting', 'WHATSAPP refused'])
      await tells.delivers({ WHATSAPP: byWhatsapp })
      expect(fake.taken.filter(({ to }) => to === number)).toEqual([])
    },
  )

  it('ends it for every member with this number, and for nobody else', async () => {
    const her = await agreeing()
    const number = await numberOf(her)
    const byMail = { mobile_verified_at: null, email_verified_at: world.clock.now() }
    const again = await agreeing({ mobile: number.slice(2), ...byMail })
    const abroad = await agreeing({ dial_code: '+44', country_code: 'gb', mobile: number.slice(2), ...byMail })
    const other = await agreeing()
    await hook(writes(number, 'STOP'))
    for (const member of [her, again]) expect(await consentsOf(member)).toEqual(['given site', 'withdrawn whatsapp'])
    for (const member of [abroad, other]) expect(await consentsOf(member)).toEqual(['given site'])
  })

  it('that is sent again later does not end what was agreed to since', async () => {
    const her = await agreeing()
    const captured = writes(await numberOf(her), 'STOP')
    await hook(captured)
    world.clock.passes(minute)
    await choose(her, 'IMPORTANT')
    await hook(captured)
    expect(await consentsOf(her)).toEqual(['given site', 'withdrawn whatsapp', 'given site'])
    expect((await choiceOf(her))?.wants).toBe('IMPORTANT')
    // A new one ends it, also within the second in which she agreed.
    await hook(writes(await numberOf(her), 'STOP'))
    expect((await consentsOf(her)).at(-1)).toBe('withdrawn whatsapp')
  })

  it('is the whole message: a sentence with the word in it is for nobody to guess', async () => {
    const her = await agreeing()
    await hook(writes(await numberOf(her), 'please stop by at five'))
    expect(await consentsOf(her)).toEqual(['given site'])
  })
})

describe('the registration of the webhook', () => {
  const ask = (query: Record<string, string>) => world.app.inject({ url: '/api/whatsapp/webhook', query })
  const right = {
    'hub.mode': 'subscribe',
    'hub.verify_token': whatsappKeys.verifyToken,
    'hub.challenge': '1158201444',
  }

  it('answers the challenge to whoever knows the token', async () => {
    const answer = await ask(right)
    expect([answer.statusCode, answer.body]).toEqual([200, '1158201444'])
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  })

  it('and to nobody else', async () => {
    expect((await ask({ ...right, 'hub.verify_token': 'a guess' })).statusCode).toBe(403)
    expect((await ask({ ...right, 'hub.challenge': '<script>alert(1)</script>' })).statusCode).toBe(400)
    expect((await ask({})).statusCode).toBe(400)
  })
})

it('of 400 events each is told by WhatsApp, or falls to the next channel; none is sent twice', async () => {
  nextMorning()
  const habits = ['takes', 'takes', 'busy', 'twice busy', 'hangs', 'resets', 'refuses', 'fails later', 'lies'] as const
  const habitOf = (to: string) => habits[Number(to.slice(-3)) % habits.length] ?? 'takes'
  fake.behaves(({ to }, tries) => {
    const habit = habitOf(to)
    if (habit === 'busy' || (habit === 'twice busy' && tries < 3)) return 'busy'
    if (habit === 'hangs' || habit === 'resets') return habit
    return habit === 'refuses' ? { code: 131026 } : 'takes'
  })
  const members: TestMember[] = []
  for (let n = 0; n < 40; n++) members.push(await agreeing({ mobile: String(9_700_000_000 + n) }))
  const events = await tells.eventsCome(members, 10)
  const texted = new Set<string>()
  const messengers = {
    WHATSAPP: whatsappMessenger(fake.settings, 500),
    SMS: { deliver: async ({ id }) => void texted.add(id) } satisfies Messenger,
  }
  await tells.aWhileLater()
  const before = fake.taken.length
  for (let turn = 0; turn < 6; turn++) {
    // Two nodes work side by side.
    await Promise.all([tells.delivers(messengers), tells.delivers(messengers)])
    for (const message of fake.taken.slice(before)) {
      const failed = whatsappEvents.status({ status: 'failed', ...message, code: 131049 })
      const delivered = whatsappEvents.status({ status: 'delivered', ...message })
      if (habitOf(message.to) === 'fails later') await hook(failed)
      if (habitOf(message.to) === 'lies') await hook(failed, delivered, failed)
      if (habitOf(message.to) === 'takes') await hook(delivered, delivered)
    }
    world.clock.passes(minute)
    await tells.gathers()
  }

  const sent = Map.groupBy(fake.taken.slice(before), ({ messageId }) => messageId)
  expect([...sent.values()].filter(copies => copies.length > 1)).toEqual([])
  const rows = await world.db
    .selectFrom('deliveries')
    .innerJoin('members', 'members.id', 'deliveries.member_id')
    .select(['event_id', 'channel', 'deliveries.status', 'message_id', 'mobile'])
    .where('event_id', 'in', events)
    .execute()
  let toldByWhatsapp = 0
  const wrong = [...Map.groupBy(rows, row => row.event_id)].flatMap(([event, channels]) => {
    const habit = habitOf(channels[0]?.mobile ?? '')
    const isTold = channels.some(({ channel, status }) => channel === 'WHATSAPP' && status !== 'refused')
    const isTexted = channels.some(({ message_id }) => message_id && texted.has(message_id))
    if (isTold) toldByWhatsapp++
    // On a slow machine an answer may be too late, and then the next channel tells it: never both, never neither.
    const mustFall = habit !== 'takes' && habit !== 'twice busy'
    return isTold !== isTexted && !(isTold && mustFall) ? [] : [`${event}: ${habit}`]
  })
  expect(new Set(rows.map(({ event_id }) => event_id)).size).toBe(400)
  expect(wrong).toEqual([])
  expect(toldByWhatsapp).toBeGreaterThan(0)
})
