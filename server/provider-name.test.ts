import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '#contract/index.ts'
import { isStaffAccess } from '#domain/office/staff.ts'
import { openScreens, protectedScreens, publicPaths } from '#domain/screens.ts'
import { smsNames } from '#domain/telling/messages.ts'
import { type Language, languages } from '#domain/words/catalogue.ts'
import { emailWords, smsWords } from '#server/features/office/messages/list.ts'
import { namedSms } from '#server/features/office/messages/named-sms.ts'
import { asExample } from '#server/features/office/messages/variables.ts'
import { pdfOf } from '#server/features/shared/printing/draw/pdf.ts'
import type { Printer } from '#server/features/shared/printing/printer.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { signedMail } from '#server/features/shared/site-content/signed-mail.ts'
import { readBuiltPages } from '#server/features/site/pages/assets.ts'
import { readOrMakePushKeys } from '#server/features/telling/push/keys.ts'
import { pushMessenger } from '#server/features/telling/push/messenger.ts'
import { newId } from '#server/ports/ids.ts'
import { mailHtml } from '#server/ports/mail-html.ts'
import type { Delivery } from '#server/ports/messenger.ts'
import { telling } from '#server/testing/deliveries.ts'
import { fakePushService } from '#server/testing/fake-push.ts'
import { type Family, joins, registrationForm } from '#server/testing/families.ts'
import { uploadsRegister } from '#server/testing/imports.ts'
import { bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { optionId } from '#server/testing/options.ts'
import { paymentWindow } from '#server/testing/payment-window.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { type CallOptions, testWorld } from '#server/testing/world.ts'

const names = { name_en: 'Lagnagath', name_mr: 'लग्नगाठ' }
const ofProduct = /saptapadi|सप्तपदी/gi

/** Hands out the words of a paper in place of the drawn one: letters that are shaped can no longer be read. */
const wordsPrinter: Printer = {
  queued: (_, work) => work(),
  print: async job => ({ bytes: Buffer.from(JSON.stringify(job)), count: 1 }),
  close: async () => {},
}
const service = await fakePushService()
afterAll(() => service.close())
const pages = await readBuiltPages(join(import.meta.dirname, '..'))
const gateway = { SMS_URL: 'https://sms.example', SMS_KEY: 'k', SMS_SENDER: 'LAGNGT' }
const channels = { SMS: true, EMAIL: true, WHATSAPP: true }
const world = testWorld({
  pages,
  channels,
  printer: wordsPrinter,
  env: gateway,
  config: { pushOrigin: service.origin },
})

/** Where the product's own name stands, with the words around it. */
const found: string[] = []
function reads(source: string, text: string): void {
  for (const { index } of text.matchAll(ofProduct))
    found.push(`${source}: …${text.slice(Math.max(0, index - 40), index + 40).replaceAll('\n', ' ')}…`)
}
/** Everything read since the last question. */
const foundSince = () => found.splice(0)

let admin: TestStaff
let him: Family
let her: TestMember
let inputs: Partial<Record<CallName, object>>

async function opens(url: string, headers: Record<string, string> = {}, status = 200) {
  const answer = await world.app.inject({ url, headers })
  expect(`${url} ${answer.statusCode}`).toBe(`${url} ${status}`)
  reads(url, `${JSON.stringify(answer.headers)} ${answer.body}`)
  return answer
}
const numberOf = async ({ id }: { id: string }) =>
  (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
    .registration_no
const lastTo = async (to: string) => (await world.outbox()).find(message => message.to.includes(to))?.text ?? ''

/** A daughter whose mother registered her, with the link that reached her. */
async function asksDaughter(language: Language): Promise<string> {
  const family = await joins(world, { registered_by: 'MOTHER' })
  const email = `daughter.${language}@post.in`
  await world.call('askCandidate', { registered_by: 'MOTHER', email }, { token: family.token, headers: { language } })
  return /\/candidate\/([\w-]+)/.exec(await lastTo(email))?.[1] ?? ''
}

async function recallsFalseProfile() {
  const { id: uuid } = await groom(world)
  const reason = 'He showed papers of another man'
  await world.call('suspendMember', { uuid, reason, told: 'The profile is false' }, admin.options)
  await world.call('askRecall', { uuid, reason, ground: 'fraud' }, admin.options)
  const [recall] = (await world.call('recallList', {}, admin.options)).body.list
  if (!recall) throw new Error('nobody asked for it')
  return recall
}

beforeAll(async () => {
  const now = world.clock.now()
  await writePublished(world.db, { kind: 'name', language: 'both' }, names, now)
  const contact = { email: 'namaskar@lagnagath.example', telephones: ['+91 90000 00001'], officer_en: 'Vasudha' }
  await writePublished(world.db, { kind: 'contact', language: 'both' }, contact, now)
  for (const language of languages)
    await writePublished(world.db, { kind: 'about-us', language }, { title: '{name}', text: 'We are {name}.' }, now)
  await writePublished(world.db, { kind: 'branches', language: 'both' }, { list: [] }, now)

  admin = await createStaff(world, 'ADMIN')
  for (const name of smsNames)
    for (const language of languages) {
      const dlt_id = `11070000${String(smsNames.indexOf(name)).padStart(5, '0')}${language === 'en' ? '1' : '2'}00000`
      const { status } = await world.call('changeSmsId', { name, language, dlt_id, version: 0 }, admin.options)
      expect(`${name} ${status}`).toBe(`${name} 200`)
    }

  him = await joins(world, { gender: 'M' })
  const { id: birth_district_id } = await world.db
    .selectFrom('districts')
    .select('id')
    .where('name_en', '=', 'Pune')
    .executeTakeFirstOrThrow()
  const nakshatra_id = await optionId(world.db, 'NAKSHATRA', { name_en: 'Rohini' })
  const stars = { birth_time: '05:40:00', birth_district_id, nakshatra_id }
  await world.db
    .updateTable('members')
    .set({ ...stars, email_verified_at: now })
    .where('id', '=', him.id)
    .execute()
  her = await bride(world, { ...stars, email_verified_at: now })
  await subscribes(world, him.id)
  await sendsInterest(world, him, her, 'accepted')
  await world.call('searchUser', {}, { token: him.token })
  const story = await world.call(
    'tellStory',
    { type: 'FOUND_HERE', registration_no: await numberOf(him), partner_first_name: 'Aniket', city: 'Pune' },
    { token: her.token },
  )
  const register = await uploadsRegister(world, 'Name,Mobile\nAsha,9822011111\n', admin.options)
  const incident = { title: 'A list went astray', what: 'Ten names.', known_at: now.toISOString() }
  const { body: recorded } = await world.call('recordIncident', incident, admin.options)
  const recall = await recallsFalseProfile()
  const {
    mobile_number: _,
    dob_validate: _again,
    images: _images,
    password: _password,
    ...form
  } = await registrationForm(world.db)
  const draft = (await world.call('saveCounterDraft', { form: { first_name: 'Rutuja' } }, admin.options)).body.uuid
  const { body: counter } = await world.call(
    'registerAtCounter',
    {
      ...form,
      email: '',
      draft,
      registered_by: 'MOTHER',
      mobile_type: 'MOTHER',
      language: 'mr',
      candidate_agrees: 'Y',
    },
    admin.options,
  )
  const fromRegister = await bride(world, { origin: 'import', mobile_verified_at: null })
  const letter = { uuid: newId(now), subject_en: 'A meeting', text_en: 'Come.', subject_mr: 'मेळावा', text_mr: 'या.' }
  await world.call('sendMemberLetter', { ...letter, kind: 'written', count: 1000 }, admin.options)
  const another = await bride(world)
  for (const { id } of [her, another]) await world.call('shortlistMember', { to_user_id: id }, { token: him.token })
  const [of, imported, hurt] = [{ uuid: her.id }, { uuid: register.body.uuid }, { uuid: recorded.uuid }]
  inputs = {
    profileDetail: of,
    remainingContact: of,
    contactDetail: of,
    emailDetail: of,
    compare: { uuid: [her.id, another.id] },
    seeLinks: { uuid: him.id },
    consentTranslation: { language: 'hi', text: 'notice' },
    upiOrder: { uuid: him.id },
    expectationFit: of,
    kundali: of,
    patrikaDetail: of,
    storyToConfirm: { uuid: story.body.uuid },
    searchById: { registration_no: await numberOf(her) },
    searchPartner: { registration_no: await numberOf(her), gender: 'F' },
    horoscope: { date: '1997-03-09', time: '05:40' },
    candidateQuestion: { token: await asksDaughter('en') },
    masterDataList: { type: 'DIET' },
    trustPage: { name: 'privacy' },
    importDetail: imported,
    importRows: imported,
    importPhotos: imported,
    incidentDetail: hurt,
    incidentMembers: hurt,
    recallMembers: { uuid: recall.uuid },
    memberSlip: { uuid: fromRegister.id },
    counterSlip: { uuid: counter.uuid },
    handpickCandidates: { uuid: him.id },
    memberLetter: { uuid: letter.uuid },
    memberRecord: of,
    memberConsents: { uuid: him.id },
    memberCandidate: of,
    memberProfile: of,
    memberNotes: of,
    callerRequest: of,
    compareMembers: { ...of, other: counter.uuid },
    officeHoroscope: { date: '1997-03-09', time: '05:40' },
    officeList: { type: 'DIET' },
    officeContent: { kind: 'name', language: 'both', version: 2 },
  }
})

describe('a site under a name of its own', () => {
  it('says no other name in any answer, to visitors, families and staff', async () => {
    const reading = (Object.keys(calls) as CallName[]).filter(name => calls[name].method === 'GET')
    const refused: string[] = []
    const [visitor, member]: CallOptions[] = [{}, { token: him.token }]
    for (const name of reading) {
      const { access } = calls[name]
      const isOffice = isStaffAccess(access)
      const readers = isOffice
        ? [admin.options]
        : access === 'public' || access === 'demo'
          ? [visitor, member]
          : [member]
      for (const reader of readers)
        for (const language of languages) {
          const headers = { ...reader?.headers, language }
          const { status, body } = await world.call(name, (inputs[name] ?? {}) as never, { ...reader, headers })
          reads(`${name} in ${language}`, JSON.stringify(body))
          if (status !== 200) refused.push(`${name} ${status} ${JSON.stringify(body)}`)
        }
    }
    expect(foundSince()).toEqual([])
    // A call that refuses shows nothing of what it says.
    expect(refused).toEqual([])
  })

  it('says no other name to a candidate, to the family that asks and to the office that looks at the answer', async () => {
    for (const language of languages) {
      const token = await asksDaughter(language)
      const headers = { language }
      for (const answer of ['LATER', 'NOT_ME'] as const) {
        const { status, body } = await world.call('answerCandidate', { token, answer }, { headers })
        expect(status).toBe(200)
        reads(`the answer ${answer}`, JSON.stringify(body))
      }
      const options = { headers: { ...admin.options.headers, language } }
      const { body } = await world.call('reviewQueue', { kind: 'complaint' }, options)
      for (const { uuid } of body.list) {
        const claimed = await world.call('claimReview', { uuid }, options)
        expect(claimed.status).toBe(200)
        reads('a complaint', JSON.stringify(claimed.body))
      }
    }
    expect(foundSince()).toEqual([])
  })

  it('says no other name where the office reads a letter before it goes', async () => {
    for (const kind of ['photo', 'login'] as const) {
      const typed = { subject_en: '', text_en: '', subject_mr: '', text_mr: '' }
      const { status, body } = await world.call('previewMemberLetter', { kind, ...typed }, admin.options)
      expect(status).toBe(200)
      reads(`the reminder ${kind}`, JSON.stringify(body))
    }
    expect(foundSince()).toEqual([])
  })

  it('is what an authenticator app calls the login of staff', async () => {
    const { body } = await world.call('inviteStaff', { email: 'asha@office.in', role: 'STAFF' }, admin.options)
    const token = /[\w-]{20,}$/.exec(body.link)?.[0] ?? ''
    const { headers = {} } = admin.options
    const { status, body: invitation } = await world.call('officeInvitation', { token }, { headers })
    expect(status).toBe(200)
    reads('the invitation', JSON.stringify(invitation))
    expect(foundSince()).toEqual([])
  })

  it('stands on every page, in its head, on the home screen, without a line and where there is no page', async () => {
    const screens = [...openScreens, ...protectedScreens].map(path => path.replace(/\{?-?\$\w+\}?/g, her.id))
    for (const language of languages) {
      const headers = { cookie: `language=${language}` }
      for (const path of [...publicPaths, ...screens, '/', '/office', '/site.webmanifest']) await opens(path, headers)
      await opens('/no-such-page', headers, 404)
      await opens('/api/no-such-call', headers, 404)
      for (const path of publicPaths)
        await opens(`/api/office/preview?path=${path}&language=${language}`, { ...admin.options.headers })
    }
    const files = [
      '/worker.js',
      '/offline',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.svg',
      '/api/openapi.json',
      '/.well-known/security.txt',
    ]
    for (const path of files) await opens(path)
    expect(foundSince()).toEqual([])
  })

  it('stands in the payment window and on every paper', async () => {
    const plan = await sellsPlan(world)
    for (const language of languages) {
      const reader = { token: him.token, headers: { language } }
      const buyer = await groom(world)
      const { body: ticket } = await world.call(
        'paymentTicket',
        { plan_id: plan, type: 'NORMAL' },
        { ...reader, token: buyer.token },
      )
      const window = paymentWindow(world.app, { cookie: `language=${language}` })
      const first = await window.open(ticket.url)
      const gateway = await window.send(first)
      const done = await window.send(gateway, { press: 'pay' })
      expect(done.status).toBe(200)
      for (const { heading, html } of [first, gateway, done]) reads(`the window ${heading}`, html)
      const { list } = (await world.call('paymentList', {}, { ...reader, token: buyer.token })).body
      await opens(`/api/payment/document/${list[0]?.documents[0]?.uuid}`, { authorization: `Bearer ${buyer.token}` })
      const { body: biodata } = await world.call('biodataTicket', { uuid: her.id, language }, reader)
      const { body: own } = await world.call('biodataTicket', { uuid: him.id, language }, reader)
      const { body: sheet } = await world.call('sheetTicket', { uuid: her.id, language }, reader)
      const { body: weekly } = await world.call('weeklySheetTicket', { language }, reader)
      for (const { url } of [biodata, own, sheet, weekly]) await opens(url)
    }
    reads('the properties of a PDF', (await pdfOf([], { title: 'Biodata', language: 'en' })).toString('latin1'))
    expect(foundSince()).toEqual([])
  })

  it('stands on what a family takes along', async () => {
    for (const language of languages) {
      const options = { token: him.token, headers: { language } }
      const { body } = await world.call('dataTicket', { password: him.form.password }, options)
      const { rawPayload } = await opens(body.address, { authorization: `Bearer ${him.token}` })
      for (const [name, bytes] of unzip(rawPayload)) reads(name, bytes.toString())
    }
    expect(foundSince()).toEqual([])
  })

  it('stands in every message, whichever way it goes', async () => {
    const { db, secrets, config, clock } = world
    const site = databaseSite(db)
    const mailed = async ({ template, subject, text, sender }: Delivery) =>
      reads(`e-mail ${template}`, `${subject} ${text} ${mailHtml({ subject, text, ...(sender && { sender }) })}`)
    const texted = async ({ template, text }: Delivery) => reads(`SMS ${template}`, text)
    const messengers = {
      EMAIL: signedMail({ deliver: mailed }, site),
      // Its words lie at WhatsApp, approved as the office showed them; what goes is what is filled in.
      WHATSAPP: { deliver: async ({ whatsapp }: Delivery) => reads('WhatsApp', JSON.stringify(whatsapp)) },
      SMS: namedSms({ deliver: texted }, db),
      PUSH: pushMessenger({ db, secrets, config, site, keys: await readOrMakePushKeys(db, secrets, clock) }),
    }
    const phone = service.browser()
    await world.call('subscribePush', phone.subscription, { token: her.token })
    const tells = telling(world, {}, channels)
    await tells.eventsCome([her], 2)
    await tells.aWhileLater()
    await tells.delivers(messengers)
    reads('a push', JSON.stringify(phone.shown))
    expect(phone.shown).toHaveLength(1)

    const ids = await db.selectFrom('sms_templates').selectAll().execute()
    for (const language of languages) {
      const example = asExample(language, config.publicUrl)
      const to = { id: '1', to: 'family@post.in' }
      for (const [template, words] of Object.entries(emailWords))
        await messengers.EMAIL.deliver({ ...to, template, ...words(language, example) })
      for (const name of smsNames) {
        const template = ids.find(row => row.name === name && row.language === language)?.dlt_id ?? ''
        await messengers.SMS.deliver({ ...to, template, subject: '', text: smsWords[name](language, example) })
      }
    }
    expect(foundSince()).toEqual([])
  })
})
