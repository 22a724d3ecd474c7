import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { gatherNotices } from '#server/features/telling/deliveries/gather-notices.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { newId } from '#server/ports/ids.ts'
import { killLaunched, launch } from '#server/testing/launch.ts'
import { bride, groom, subscribes } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const folder = mkdtempSync(join(tmpdir(), 'saptapadi-canary-'))
afterAll(() => {
  killLaunched()
  rmSync(folder, { recursive: true, force: true })
})
// The server is a process of its own and has its own clock.
const clock = { now: () => new Date() }

/** A family with a shown and a hidden number and an address, each of them found in no other family. */
async function family(digit: number, isBride: boolean) {
  const number = (n: number) => `70${digit}330${n}330`
  const [registered, shown, hidden] = [number(1), number(2), number(3)]
  const [email, familyEmail] = [`zqx.own${digit}@family.in`, `zqx.family${digit}@family.in`]
  const change = { mobile: registered, email, email_verified_at: new Date() }
  const member = await (isBride ? bride : groom)({ db: world.db, clock }, change)
  await world.db
    .insertInto('family_details')
    .values({
      member_id: member.id,
      address: `zqx lane ${digit}`,
      email: familyEmail,
      taluka_id: null,
      district_id: null,
      state_id: null,
    })
    .execute()
  const phone = { member_id: member.id, owner: 'FATHER' } as const
  await world.db
    .insertInto('family_phones')
    .values([
      { ...phone, id: newId(new Date()), position: 0, phone: shown },
      { ...phone, id: newId(new Date()), position: 1, phone: hidden, is_hidden: true },
    ])
    .execute()
  // One number must stay open, so the registered one is hidden after the others are there.
  await world.db.updateTable('members').set({ mobile_is_hidden: true }).where('id', '=', member.id).execute()
  return {
    ...member,
    /** What a contact view opens. */
    opened: [shown, familyEmail, `zqx lane ${digit}`],
    /** What leaves for nobody else. */
    closed: [registered, hidden, email],
  }
}

it('numbers and addresses are in no answer, message or log but the contact that was opened', async () => {
  const [her, him, free, another] = [
    await family(1, true),
    await family(2, false),
    await family(3, false),
    await family(4, true),
  ]
  for (const { id } of [her, him]) await subscribes({ db: world.db, clock }, id)
  const server = await launch({
    DATABASE_URL: world.url,
    DATA_DIR: folder,
    APP_SECRET: 'a secret for tests, long enough to be one',
    DEMO: 'on',
    LOG_LEVEL: 'debug',
  })
  await server.ready()
  const answers: string[] = []
  async function asks(who: { token: string }, method: string, path: string, sent?: unknown): Promise<string> {
    const headers = { authorization: `Bearer ${who.token}`, language: answers.length % 2 ? 'mr' : 'en' }
    const json = sent !== undefined && { body: JSON.stringify(sent) }
    const response = await fetch(`${server.base}${path}`, {
      method,
      headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
      ...json,
    })
    const answer = await response.text()
    answers.push(answer)
    return answer
  }
  const everything = async () => {
    for (const who of [him, free]) {
      await asks(who, 'GET', `/remmaing-contact-detail/${her.id}`)
      await asks(who, 'POST', '/send-intrest', { to_user_id: her.id })
    }
    for (const who of [her, him, free]) {
      await asks(who, 'GET', '/user/notification/list?limit=50')
      await asks(who, 'GET', '/notification/count')
      await asks(who, 'GET', '/contact-view/list')
      await asks(who, 'GET', '/notification/choices')
      await asks(who, 'PUT', '/notification/choices', { channel: 'SMS', wants: 'EVERYTHING' })
    }
    await asks(free, 'GET', `/contact-detail/${her.id}`)
    await asks(free, 'GET', `/email-detail/${her.id}`)
    await asks(him, 'GET', '/contact-detail/nobody')
  }
  const all = [her, him, free, another].flatMap(({ opened, closed }) => [...opened, ...closed])
  const found = (texts: readonly string[], canaries: readonly string[]) =>
    canaries.filter(value => texts.some(text => text.replace(/(?<=\d) (?=\d)/g, '').includes(value)))

  await everything()
  const accepted = JSON.parse(await asks(her, 'GET', '/intrest-recieved/list?status=PENDING')) as {
    list: { uuid: string }[]
  }
  for (const { uuid } of accepted.list) await asks(her, 'PUT', '/intrest-accept', { uuid })
  await everything()
  expect(found(answers, all)).toEqual([])

  // The contact itself is opened to him alone, without what is hidden.
  const before = answers.length
  await asks(him, 'GET', `/contact-detail/${her.id}`)
  await asks(him, 'GET', `/remmaing-contact-detail/${her.id}`)
  await asks(him, 'GET', `/email-detail/${her.id}`)
  expect(found(answers.splice(before), all)).toEqual(her.opened)
  await everything()
  await asks(her, 'PUT', '/update/notification/status', {})
  const openedAgain = answers.filter(answer => found([answer], her.opened).length > 0)
  expect(openedAgain).toHaveLength(1)
  expect(
    found(answers, [...her.closed, ...[him, free, another].flatMap(one => [...one.opened, ...one.closed])]),
  ).toEqual([])

  await world.db.updateTable('notifications').set({ read_at: null, mailed_at: null }).execute()
  const config = readConfig({ DEMO: 'on', QUIET_HOURS: 'none' })
  const later = new Date(Date.now() + 600_000)
  const channels = { SMS: true, EMAIL: true }
  const limits = databaseLimits({ ...world, clock })
  await gatherNotices({ db: world.db, secrets: world.secrets, limits, channels, config }, later)
  const messages = await world.outbox()
  expect(messages.length).toBeGreaterThanOrEqual(4)
  for (const { to, channel, subject, text } of messages) {
    const isHisCopy = to.includes('zqx.own2') && channel === 'EMAIL' && found([text], her.opened).length > 0
    expect(found([subject, text], all)).toEqual(isHisCopy ? her.opened : [])
  }
  expect(messages.filter(({ text }) => found([text], her.opened).length > 0)).toHaveLength(1)

  server.child.kill('SIGTERM')
  await server.ended
  expect(server.output()).toContain('/api/contact-detail/')
  expect(found([server.output()], [...all, ...[her, him, free].map(one => one.token)])).toEqual([])
})
