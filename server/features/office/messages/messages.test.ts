import { describe, expect, it } from 'vitest'
import { emailNames, messageNames, smsNames } from '#domain/telling/messages.ts'
import { bride } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { type CallOptions, callerOf, type TestWorld, testWorld } from '#server/testing/world.ts'

const gateway = { SMS_URL: 'https://sms.example', SMS_KEY: 'k', SMS_SENDER: 'SAPTPD' }
const world = testWorld({ env: gateway })
const small = testWorld({ env: { ...gateway, SMS_PER_DAY: '5' } })

let given = 0
const newId = () => `11071${String(++given).padStart(14, '0')}`
const hour = 3_600_000

async function asAdmin(of: TestWorld = world) {
  const { id, email, options } = await createStaff(of, 'ADMIN')
  const list = async () => (await of.call('officeMessages', {}, options)).body.list
  const sms = async (name: string, language = 'en') =>
    (await list()).find(one => one.name === name)?.sms.find(one => one.language === language)
  const sets = async (name: (typeof smsNames)[number], dlt_id: string, language: 'en' | 'mr' = 'en') => {
    const version = (await sms(name, language))?.version ?? 0
    return of.call('changeSmsId', { name, language, dlt_id, version }, options)
  }
  return { id, email, options, list, sms, sets }
}
const written = (to: string) =>
  world.outbox().then(messages => messages.filter(message => message.to.includes(to)).length)
const newest = () =>
  world.db.selectFrom('outbox').select(['channel', 'template']).orderBy('id', 'desc').limit(1).executeTakeFirst()
const mobileOf = async ({ id }: { id: string }) =>
  (await world.db.selectFrom('members').select('mobile').where('id', '=', id).executeTakeFirstOrThrow()).mobile ?? ''
const asksForCode = (mobile: string, more: CallOptions = {}, call = world.call) =>
  call('sendLoginCode', { mobile, dial_code: '+91', country_code: 'in' }, more)

describe('the list of messages', () => {
  it('has every message with its words in both languages and the text to register', async () => {
    const { list } = await asAdmin()
    const messages = await list()
    expect(messages.map(({ name }) => name)).toEqual(messageNames)
    expect(messages.filter(({ sms }) => sms.length === 2).map(({ name }) => name)).toEqual(smsNames)
    expect(messages.filter(({ email }) => email.length === 2).length).toBe(emailNames.length)
    for (const { variables, sms, email } of messages) {
      for (const { text } of [...sms, ...email]) expect(text).not.toMatch(/undefined|null|\[object/)
      for (const { dlt_text, text } of sms) {
        expect(dlt_text.match(/\{#(numeric|alphanumeric|cbn)#\}/g) ?? []).toHaveLength(
          text.match(/\{\w+\}/g)?.length ?? 0,
        )
        // No link and no brace is left that the register would not take.
        expect(dlt_text.replace(/\{#\w+#\}/g, '')).not.toMatch(/[{}]|https?:/)
        for (const variable of text.match(/(?<=\{)\w+(?=\})/g) ?? []) expect(variables).toContain(variable)
      }
    }
  })

  it('tags a code as a number, and a count in Devanagari as letters', async () => {
    const { sms } = await asAdmin()
    expect((await sms('otp_login'))?.dlt_text).toContain('{#numeric#} is your code to log in')
    expect((await sms('notices'))?.dlt_text).toContain('you have {#numeric#} new notifications')
    expect((await sms('notices', 'mr'))?.dlt_text).toContain('{#alphanumeric#} नवीन सूचना')
    expect((await sms('interest_sent'))?.dlt_text).toContain('{#alphanumeric#} has sent you an interest')
  })

  it('is the ADMIN’s alone', async () => {
    const { options } = await createStaff(world, 'STAFF')
    const change = { name: 'notice', language: 'en', dlt_id: newId(), version: 0 } as const
    const test = { name: 'notice', language: 'en', channel: 'EMAIL' } as const
    expect((await world.call('officeMessages', {}, options)).status).toBe(403)
    expect((await world.call('changeSmsId', change, options)).status).toBe(403)
    expect((await world.call('testMessage', test, options)).status).toBe(403)
    expect(await world.db.selectFrom('sms_templates').selectAll().execute()).toEqual([])
  })
})

describe('a file of ids', () => {
  const file = (...lines: string[]) => ['name,language,dlt_id,text', ...lines].join('\r\n')

  it('stores each id that it has, and is one act a wording', async () => {
    const { options, sms } = await asAdmin()
    const [first, second] = [newId(), newId()]
    const text = file(`otp_reset,en,${first},"a, text"`, `"membership",mr,"${second}",`, 'otp_confirm,en,,')
    const stored = await world.call('importSmsIds', { text }, options)
    expect([stored.status, stored.body.message]).toEqual([200, '2 ids are stored'])
    expect(await sms('otp_reset')).toMatchObject({ dlt_id: first, version: 1 })
    const { list } = (await world.call('auditList', { act: 'sms_id_changed' }, options)).body
    expect(list.length).toBeGreaterThanOrEqual(2)
    expect((await world.call('importSmsIds', { text }, options)).body.message).toBe(
      'Every id of the file was stored before',
    )
  })

  it('with one wrong line stores nothing and names the line', async () => {
    const { options, sms } = await asAdmin()
    const taken = newId()
    await world.call('importSmsIds', { text: file(`otp_confirm,mr,${taken},`) }, options)
    for (const [line, why] of [
      ['interest_sent,en,1.10712E+18,', /Line 3: the id needs 19 to 30 digits/],
      [`nothing,en,${newId()},`, /Line 3: there is no SMS/],
      [`interest_sent,en,${taken},`, /Line 3: another SMS has this id/],
    ] as const) {
      const text = file(`interest_accepted,en,${newId()},`, line)
      const { status, refusal } = await world.call('importSmsIds', { text }, options)
      expect([status, why.test(refusal.message)]).toEqual([409, true])
    }
    expect(await sms('interest_accepted')).toMatchObject({ dlt_id: '' })
    expect((await world.call('importSmsIds', { text: 'no columns' }, options)).status).toBe(409)
  })
})

describe('the id of an SMS', () => {
  it('counts for the next SMS on every node', async () => {
    const { sms, sets } = await asAdmin()
    const there = callerOf(await world.anotherNode())
    const mobile = await mobileOf(await bride(world))
    expect(await sms('otp_login')).toMatchObject({ dlt_id: '', version: 0 })
    for (const call of [world.call, there]) {
      const id = newId()
      expect((await sets('otp_login', id)).body.message).toBe('The id is saved. The next SMS will use it')
      world.clock.passes(hour)
      await asksForCode(mobile, {}, call)
      expect(await newest()).toEqual({ channel: 'SMS', template: id })
    }
    expect(await sms('otp_login')).toMatchObject({ version: 2, changed_by: /^ADMIN/ })
  })

  it('is needed: without it no SMS goes, and the code takes the e-mail', async () => {
    const { sets } = await asAdmin()
    const inMarathi = { headers: { language: 'mr' } }
    const email = 'reached@family.in'
    const [byMobile, byBoth] = [await bride(world), await bride(world, { email, email_verified_at: world.clock.now() })]
    const [alone, both] = [await mobileOf(byMobile), await mobileOf(byBoth)]
    world.clock.passes(hour)
    expect((await asksForCode(alone, inMarathi)).body.sent_to).toBe('EMAIL')
    expect((await asksForCode(both, inMarathi)).body.sent_to).toBe('EMAIL')
    expect([await written(alone), await written(both), await written(email)]).toEqual([0, 0, 1])
    expect(await newest()).toEqual({ channel: 'EMAIL', template: 'otp_login' })

    await sets('otp_login', '')
    world.clock.passes(hour)
    await asksForCode(alone)
    expect(await written(alone)).toBe(0)
    await sets('otp_login', newId())
    world.clock.passes(hour)
    await asksForCode(alone)
    expect(await written(alone)).toBe(1)
  })

  it('has 19 to 30 digits and belongs to one text', async () => {
    const { options, sets, sms } = await asAdmin()
    for (const wrong of ['110712345678901234', '1'.repeat(31), '11071234567890123४५', "1107'--", 'abc']) {
      const { status, refusal } = await sets('membership', wrong)
      expect([status, refusal.fields?.dlt_id]).toEqual([400, 'Please enter the id as it was given: 19 to 30 digits'])
    }
    const id = newId()
    expect((await sets('membership', ` ${id} `)).status).toBe(200)
    expect((await sms('membership'))?.dlt_id).toBe(id)
    const taken = await sets('membership', id, 'mr')
    expect([taken.status, taken.refusal.fields?.dlt_id]).toEqual([400, 'This id belongs to another text'])
    const unknown = { name: 'nothing' as 'notice', language: 'en', dlt_id: newId(), version: 0 } as const
    expect((await world.call('changeSmsId', unknown, options)).status).toBe(400)
    const row = { name: 'notice', language: 'en', version: 1, changed_at: world.clock.now() } as const
    const { id: changed_by } = await createStaff(world, 'ADMIN')
    const insert = (dlt_id: string) =>
      world.db
        .insertInto('sms_templates')
        .values({ ...row, changed_by, dlt_id })
        .execute()
    await expect(insert('110712345678901234')).rejects.toThrow('sms_templates_dlt_id')
    await expect(insert(id)).rejects.toThrow('sms_templates_one_wording')
  })

  it('of two who change it, the second is told', async () => {
    const [asha, vijay] = [await asAdmin(), await asAdmin()]
    const change = (dlt_id: string) => ({ name: 'profile_open', language: 'en', dlt_id, version: 0 }) as const
    const answers = await Promise.all([
      world.call('changeSmsId', change(newId()), asha.options),
      world.call('changeSmsId', change(newId()), vijay.options),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.refusal.message).toContain('A colleague has changed this id meanwhile')
  })

  it('stands in the audit with before and after', async () => {
    const { options, sets } = await asAdmin()
    const [first, second] = [newId(), newId()]
    await sets('profile_closed', first)
    await sets('profile_closed', second)
    const { list } = (await world.call('auditList', {}, options)).body
    expect(list[0]).toMatchObject({ act: 'sms_id_changed' })
    expect(list[0]?.changes).toContainEqual({ field: 'dlt_id', before: first, after: second })
    expect(list[0]?.changes).toContainEqual({ field: 'message', before: null, after: 'profile_closed' })
  })
})

describe('a test', () => {
  it('of each e-mail goes to the own address, with examples for the variables', async () => {
    const { email, options, list } = await asAdmin()
    for (const { name, email: texts } of await list())
      if (texts.length > 0)
        expect((await world.call('testMessage', { name, channel: 'EMAIL', language: 'mr' }, options)).status).toBe(200)
    const sent = (await world.outbox()).filter(({ to }) => to === email)
    expect(sent).toHaveLength(emailNames.length)
    for (const { subject, text } of sent) expect(`${subject} ${text}`).not.toMatch(/\{\w*\}|undefined/)
  })

  it('of an SMS goes to the number that is typed, ten times a day, and is an act', async () => {
    const { options, sets } = await asAdmin()
    const id = newId()
    const test = { name: 'interest_sent', channel: 'SMS', language: 'en', mobile: '9822033344' } as const
    const without = await world.call('testMessage', test, options)
    expect([without.status, without.refusal.message]).toEqual([409, 'This text has no DLT id yet, so no SMS goes'])
    await sets('interest_sent', id)
    const wrong = await world.call('testMessage', { ...test, mobile: '12' }, options)
    expect([wrong.status, Object.keys(wrong.refusal.fields ?? {})]).toEqual([400, ['mobile']])
    world.clock.passes(hour)
    for (let n = 0; n < 10; n++) expect((await world.call('testMessage', test, options)).status).toBe(200)
    expect(await newest()).toEqual({ channel: 'SMS', template: id })
    expect((await world.call('testMessage', test, options)).status).toBe(429)
    expect(await written('+919822033344')).toBe(10)
    // A colleague has ten of their own.
    expect((await world.call('testMessage', test, (await asAdmin()).options)).status).toBe(200)
    const { list } = (await world.call('auditList', {}, options)).body
    expect(list[0]).toMatchObject({ act: 'message_tested' })
    expect(JSON.stringify(list)).not.toContain('9822033344')
  })

  it('counts against the day’s SMS and leaves the last fifth to the codes', async () => {
    const { options, sets } = await asAdmin(small)
    await sets('notice', newId())
    const test = { name: 'notice', channel: 'SMS', language: 'en', mobile: '9822033355' } as const
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) statuses.push((await small.call('testMessage', test, options)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 409])
  })

  it('by a way that is not set up is told so, and is no fault of the server', async () => {
    const { options } = await asAdmin()
    const test = { name: 'notice', channel: 'WHATSAPP', language: 'mr', mobile: '9822033344' } as const
    const { status, refusal } = await world.call('testMessage', test, options)
    expect([status, refusal.message]).toEqual([409, expect.stringContaining('not set up')])
  })

  it('is of a message that goes by that way', async () => {
    const { options } = await asAdmin()
    const test = { language: 'en', mobile: '9822033344' } as const
    expect((await world.call('testMessage', { ...test, name: 'left', channel: 'SMS' }, options)).status).toBe(404)
    expect((await world.call('testMessage', { ...test, name: 'membership', channel: 'EMAIL' }, options)).status).toBe(
      404,
    )
  })
})
