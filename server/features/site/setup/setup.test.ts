import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/calendar.ts'
import { publicPaths } from '#domain/screens.ts'
import type { pageKinds } from '#domain/site/site-content.ts'
import { languages } from '#domain/words/catalogue.ts'
import { plans } from '#server/demo/plans.ts'
import { couples } from '#server/demo/public-content.ts'
import { demoLinks, demoSite } from '#server/demo/site.ts'
import { readBuiltPages } from '#server/features/site/pages/assets.ts'
import { registrationForm } from '#server/testing/families.ts'
import { createTestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const pages = await readBuiltPages(join(import.meta.dirname, '..', '..', '..', '..'))
const env = { DEMO: 'off', SMTP_URL: 'smtps://mail.office.in', MAIL_FROM: 'site@office.in' }
const isNew = true
const world = testWorld({ pages, env, isNew })
const withMembers = testWorld({ pages, env, isNew, channels: { EMAIL: true, SMS: false, WHATSAPP: false } })

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
/** What the demo tells of its provider, couples and plans. A place or a word that anybody may use is no fact. */
const demoFacts = [...textsIn(demoSite), ...textsIn(demoLinks), ...couples.flat(), ...plans.map(({ name }) => name)]
  .flatMap(text => text.split('\n'))
  .filter(
    text =>
      !['Saptapadi', 'सप्तपदी', 'Pune', 'पुणे', 'नाशिक', 'Nashik', 'Latur', 'Akola', 'Dhule', 'Jalna'].includes(text),
  )
const claims = [
  '35+',
  '३५+',
  '10,000+',
  '१०,०००+',
  'thirty-five years',
  'पस्तीस वर्षां',
  'ten thousand marriages',
  'दहा हजारांहून',
]

async function everyPublicText(): Promise<string> {
  const answers: string[] = []
  for (const language of languages) {
    for (const path of publicPaths) answers.push((await world.app.inject(`${path}?language=${language}`)).body)
    const options = { headers: { language } }
    for (const name of [
      'contactUs',
      'branchList',
      'socialMedia',
      'videoLink',
      'randomBanner',
      'successStories',
    ] as const)
      answers.push(JSON.stringify((await world.call(name, {}, options)).body))
    for (const name of ['terms', 'aboutUs'] as const)
      answers.push(JSON.stringify((await world.call(name, {}, options)).body))
  }
  return answers.join('\n')
}

/** The facts of the demo and the draft's claims that are found. A drawing of the product itself is no banner. */
const inventedIn = (text: string) =>
  [...demoFacts, ...claims].filter(fact => text.replaceAll('/banners/green-and-gold.svg', '').includes(fact))

async function asAdmin() {
  const { options } = await createStaff(world, 'ADMIN')
  const steps = async () => {
    const { body } = await world.call('officeSetup', {}, options)
    return body.steps.filter(({ is_done, is_later }) => !is_done && !is_later).map(({ step }) => step)
  }
  const publish = async (
    kind: (typeof pageKinds)[number] | 'name' | 'contact' | 'announcement' | 'promises',
    language: 'en' | 'mr' | 'both',
    body?: object,
  ) => {
    const read = await world.call('officeContent', { kind, language }, options)
    const saved = body
      ? (await world.call('saveContent', { kind, language, version: read.body.version, body: { ...body } }, options))
          .body.version
      : read.body.version
    const done = await world.call(
      'publishContent',
      { kind, language, version: saved, published: read.body.published },
      options,
    )
    expect(done.status).toBe(200)
  }
  return { options, steps, publish }
}

describe('a site without the demo on its first day', () => {
  it('says on every page that it opens soon, in both languages, and nothing that was made up', async () => {
    expect(demoFacts.length).toBeGreaterThan(80)
    for (const path of [...publicPaths, '/', '/nowhere']) {
      const { statusCode, body } = await world.app.inject(path)
      expect(`${path} ${statusCode}`).toBe(`${path} 200`)
      expect(body).toContain('Opening soon')
      expect(body).toContain('लवकरच सुरू होत आहे')
      expect(body).toContain('<meta name="robots" content="noindex">')
    }
    expect(inventedIn(await everyPublicText())).toEqual([])
    expect(await world.db.selectFrom('plans').select('name').execute()).toEqual([])
  })

  it('registers nobody', async () => {
    const { status, refusal } = await world.call('signup', await registrationForm(world.db))
    expect([status, refusal.code]).toEqual([503, 'site_not_open'])
    expect(refusal.message).toBe('This site is not open yet. Please come back soon')
  })

  it('opens when its first ADMIN has told it everything, step by step', async () => {
    const { options, steps, publish } = await asAdmin()
    expect(await steps()).toEqual([
      'name',
      'address',
      'telephone',
      'email',
      'officer',
      'terms',
      'privacy',
      'refunds',
      'reach',
    ])
    await publish('name', 'both', { name_en: 'Shubh Vivah', name_mr: 'शुभ विवाह' })
    await publish('contact', 'both', {
      email: 'office@shubhvivah.in',
      telephones: ['+91 98220 11111'],
      address_en: '12 Station Road, Wardha',
      address_mr: '१२ स्टेशन रस्ता, वर्धा',
      city_en: 'Wardha',
      city_mr: 'वर्धा',
      officer_en: 'Meera Bapat',
      officer_mr: 'मीरा बापट',
      officer_telephone: '+91 98220 22222',
    })
    expect(await steps()).toEqual(['terms', 'privacy', 'refunds', 'reach'])
    expect((await world.call('openSite', {}, options)).status).toBe(409)
    for (const kind of ['terms', 'privacy', 'refunds'] as const)
      for (const language of languages) await publish(kind, language)
    expect(await steps()).toEqual(['reach'])
    expect((await world.call('trySetupChannel', { channel: 'EMAIL' }, options)).status).toBe(200)
    const [mail] = await world.outbox()
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    const wrong = await world.call(
      'confirmSetupChannel',
      { channel: 'EMAIL', code: '000000' === code ? '1' : '000000' },
      options,
    )
    expect([wrong.status, wrong.refusal.fields?.code]).toEqual([400, 'This code is not right. Please try again'])
    expect((await world.call('officeSetup', {}, options)).body.is_open).toBe(false)
    expect((await world.call('confirmSetupChannel', { channel: 'EMAIL', code }, options)).status).toBe(200)
    expect(await steps()).toEqual([])
    // Everything is there, and it waits for a word: nobody is surprised by the first family.
    expect((await world.call('officeSetup', {}, options)).body).toMatchObject({ is_open: false, may_open: true })
    expect((await world.call('officeMe', {}, options)).body.is_open).toBe(false)
    const pressed = await Promise.all([1, 2].map(() => world.call('openSite', {}, options)))
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { body: opened } = await world.call('officeSetup', {}, options)
    expect(opened.is_open).toBe(true)
    expect(opened.steps.filter(({ is_done }) => !is_done)).toEqual([
      { step: 'plans', is_done: false, is_later: true, wants: ['plan'] },
      { step: 'backup', is_done: false, is_later: true, wants: ['backup_folder'] },
      { step: 'staff', is_done: false, is_later: true, wants: ['second_admin'] },
      { step: 'trustees', is_done: false, is_later: true, wants: ['trustee'] },
      { step: 'aadhaar', is_done: false, is_later: true, wants: ['aadhaar_verifier'] },
    ])

    const { body } = await world.app.inject('/home')
    expect(body).toContain('<title>Shubh Vivah · Matrimony')
    expect(body).toContain('+91 98220 11111')
    expect(body).not.toContain('Opening soon')
    expect((await world.call('signup', await registrationForm(world.db))).status).toBe(200)
  })

  it('still says nothing that was made up, and claims nothing in a draft either', async () => {
    const { options } = await asAdmin()
    expect(inventedIn(await everyPublicText())).toEqual([])
    for (const kind of ['home', 'promises'] as const) {
      const draft = await world.call('officeContent', { kind, language: 'both' }, options)
      expect(draft.body).toMatchObject({ version: 0, published: 0 })
      expect(inventedIn(JSON.stringify(draft.body.body))).toEqual([])
    }
    const contact = (await world.app.inject('/contact')).body
    expect(contact).toContain('12 Station Road, Wardha')
    expect(contact).not.toContain('Our branches')
    const grievance = (await world.app.inject('/grievance')).body
    expect(grievance).toContain('Meera Bapat')
    expect(grievance).toContain('href="tel:+919822022222"')
    // The officer has no address of her own, and the page has a line for one.
    expect(grievance).toMatch(/E-mail: <a href="mailto:office@shubhvivah\.in"/)
    expect((await world.app.inject('/terms')).body).toContain('the courts at Wardha decide')
  })

  it('promises nothing, with no heading over it, until the provider gave its word', async () => {
    const { publish } = await asAdmin()
    expect((await world.app.inject('/trust')).body).not.toContain('What you can rely on')
    await publish('promises', 'both', {
      home: [
        { title_en: 'We know the families', title_mr: 'कुटुंबे आमच्या ओळखीची आहेत', text_en: 'We visit each one.' },
        { title_en: '', title_mr: '', text_en: 'Half written' },
      ],
      trust: [{ text_en: 'No agent has a login here.', text_mr: '' }],
    })
    const home = (await world.app.inject('/home')).body
    expect(home).toContain('<h2>We know the families</h2><p>We visit each one.</p>')
    expect(home).not.toContain('Half written')
    expect((await world.app.inject('/home?language=mr')).body).toContain('<h2>कुटुंबे आमच्या ओळखीची आहेत</h2></div>')
    const trust = (await world.app.inject('/trust')).body
    expect(trust).toContain('What you can rely on')
    expect(trust).toContain('No agent has a login here.')
    expect((await world.app.inject('/trust?language=mr')).body).not.toContain('यावर विश्वास ठेवता येतो')
  })

  it('announces what the provider wrote until the end of its last day', async () => {
    const { publish } = await asAdmin()
    const until = dayInIndia(world.clock.now())
    await publish('announcement', 'both', { text_en: 'A gathering on Sunday', text_mr: 'रविवारी मेळावा', until })
    expect((await world.app.inject('/home')).body).toContain('A gathering on Sunday')
    expect((await world.app.inject('/contact?language=mr')).body).toContain('रविवारी मेळावा')
    world.clock.passes(24 * 3_600_000)
    expect((await world.app.inject('/home')).body).not.toContain('A gathering on Sunday')
  })

  it('ends a test after five wrong codes', async () => {
    const { options } = await asAdmin()
    await world.call('trySetupChannel', { channel: 'EMAIL' }, options)
    const tries: string[] = []
    for (let n = 0; n < 6; n++)
      tries.push((await world.call('confirmSetupChannel', { channel: 'EMAIL', code: 'wrong' }, options)).refusal.code)
    expect(tries).toEqual(['bad_input', 'bad_input', 'bad_input', 'bad_input', 'bad_input', 'otp_ended'])
  })
})

it('a site with members stays open, and the office sees what is missing', async () => {
  await createTestMember(withMembers)
  expect((await withMembers.app.inject('/home')).body).not.toContain('Opening soon')
  expect((await withMembers.call('signup', await registrationForm(withMembers.db))).status).toBe(200)
  const { options } = await createStaff(withMembers, 'ADMIN')
  const unset = await withMembers.call('trySetupChannel', { channel: 'SMS', mobile: '9822033344' }, options)
  expect([unset.status, unset.refusal.message]).toEqual([409, expect.stringContaining('not set up')])
  const { body } = await withMembers.call('officeSetup', {}, options)
  expect(body.is_open).toBe(true)
  expect(body.steps.every(({ is_done, wants }) => !is_done && wants.length > 0)).toBe(true)
})
