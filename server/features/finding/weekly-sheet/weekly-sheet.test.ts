import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { telling } from '#server/testing/deliveries.ts'
import { jobNode } from '#server/testing/job-node.ts'
import {
  blocks,
  bride,
  groom,
  insertCopies,
  sendsInterest,
  subscribes,
  type TestMember,
} from '#server/testing/members.ts'
import { hasPhoto, picture } from '#server/testing/photos.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { type SheetDependencies, sendSheets } from './job.ts'
import { isTimeToSend, sheetWeekOf } from './rules.ts'

const world = testWorld({ readModel: true })
const tells = telling(world)
const hour = 3_600_000

const node = (change: Partial<SheetDependencies> = {}): SheetDependencies => ({ ...jobNode(world), ...change })
const job = (change?: Partial<SheetDependencies>) => sendSheets(node(change), world.clock.now())
const heard = async (who: TestMember) => (await tells.messagesTo(who)).map(({ subject, text }) => ({ subject, text }))
const sheets = async () => (await world.db.selectFrom('weekly_sheets').selectAll().execute()).length

async function looksForTall({ id }: TestMember) {
  await world.db
    .insertInto('expectations')
    .values({ member_id: id, height_from: 180, height_to: 190, patrika_match: null, choices: '{}' as never })
    .execute()
}
/** Passes time until the next Saturday at nine in the morning. */
function untilSaturday() {
  const now = world.clock.now()
  let day = addDays(dayInIndia(now), 1)
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 6) day = addDays(day, 1)
  world.clock.passes(startOfDayInIndia(day).getTime() + 9 * hour - now.getTime())
}
let him: TestMember
let mother: TestMember
let lettersOfHim: Awaited<ReturnType<typeof heard>>
/** Until the read model has heard of everybody. */
const isFound = (count: number) =>
  soon(async () => (await world.call('searchCount', { from_height: 180 }, { token: him.token })).body.count, count)

const verified = () => ({ email_verified_at: world.clock.now() })
beforeAll(async () => {
  // A Monday.
  world.clock.passes(startOfDayInIndia('2026-01-19').getTime() + 9 * hour - world.clock.now().getTime())
  him = await groom(world, { ...verified(), height_cm: 185 })
  mother = await groom(world, verified())
  for (const who of [him, mother]) await looksForTall(who)
  await world.db.insertInto('notification_choices').values({ member_id: mother.id, language: 'mr' }).execute()
  await bride(world, { height_cm: 150, last_name: 'Short' })
})

it.each([
  ['2026-01-24T01:29:00Z', false, '2026-01-24'],
  ['2026-01-24T01:30:00Z', true, '2026-01-24'],
  ['2026-01-25T06:00:00Z', true, '2026-01-24'],
  ['2026-01-26T06:00:00Z', false, '2026-01-24'],
  ['2026-01-30T18:29:00Z', false, '2026-01-24'],
  ['2026-01-30T18:31:00Z', false, '2026-01-31'],
])('at %s it is time to send: %s, the sheet of %s', (at, isTime, week) => {
  expect([isTimeToSend(new Date(at)), sheetWeekOf(new Date(at)).week]).toEqual([isTime, week])
})

describe('the weekly sheet', () => {
  it('tells of nobody where nobody is new', async () => {
    untilSaturday()
    await job()
    expect([await heard(him), await sheets()]).toEqual([[], 0])
    expect(await world.db.selectFrom('weekly_sheet_runs').selectAll().execute()).toMatchObject([
      { week: '2026-01-24', told: 0, finished_at: world.clock.now() },
    ])
  })

  it('has the new families who fit, eight at most, those first who would accept, in the reader’s language', async () => {
    world.clock.passes(24 * hour)
    const second_script = { last_name: 'स्वीकारे' }
    const accepting = await bride(world, { height_cm: 183, last_name: 'Accepting', second_script })
    await world.db
      .insertInto('expectations')
      .values({
        member_id: accepting.id,
        height_from: 184,
        height_to: 190,
        patrika_match: null,
        choices: '{}' as never,
      })
      .execute()
    for (let n = 0; n < 9; n++) {
      world.clock.passes(1000)
      await bride(world, { height_cm: 182, last_name: `Plain${n}`, second_script })
    }
    const [blocking, answered] = [await bride(world, { height_cm: 182 }), await bride(world, { height_cm: 182 })]
    await blocks(world, blocking, him)
    await sendsInterest(world, him, answered, 'rejected')
    untilSaturday()
    await isFound(11)
    // Who joins on the day itself stands on the next sheet.
    await bride(world, { height_cm: 182, last_name: 'Today' })
    await isFound(12)
    // Three nodes, and one of them again.
    await Promise.all([job(), job(), job()])
    await job()
    lettersOfHim = await heard(him)
    const [letter, ...others] = lettersOfHim
    expect(others).toEqual([])
    expect(letter?.subject).toBe('This week: 8 new families that fit your expectations')
    const surnames = letter?.text.match(/(?<= · )\w+/g)
    // Five of the newest in each class, then the others as they were shown.
    expect(surnames).toHaveLength(8)
    expect(surnames?.slice(0, 6)).toEqual(['Accepting', ...[8, 7, 6, 5, 4].map(n => `Plain${n}`)])
    expect(letter?.text).toMatch(/B\d+ · Accepting\n28 years, 6'0", .*\nB\.E\. Computer\nworks in .*, native of /)
    expect(letter?.text).not.toMatch(/Short|Today|9000|Saswad|Rutuja/)
    const [marathi] = await heard(mother)
    expect(marathi?.subject).toBe('या आठवड्यात तुमच्या अपेक्षांत बसणारी ८ नवीन स्थळे')
    expect(marathi?.text).toContain(' · स्वीकारे\n')
    expect(await sheets()).toBe(2)
  })

  it('comes once although a node died in the middle', async () => {
    world.clock.passes(24 * hour)
    await insertCopies(world, him, 250)
    await world.db
      .insertInto('expectations')
      .columns(['member_id', 'height_from', 'height_to', 'choices'])
      .expression(eb =>
        eb
          .selectFrom('members')
          .where('email', 'like', 'import%')
          .select(['id', eb.val(180).as('from'), eb.val(190).as('to'), eb.cast<never>(eb.val('{}'), 'jsonb').as('c')]),
      )
      .execute()
    await bride(world, { height_cm: 182, last_name: 'Newest' })
    untilSaturday()
    await isFound(13)
    let sealed = 0
    const secrets = {
      ...world.secrets,
      seal(text: string) {
        if (++sealed === 150) throw new Error('killed')
        return world.secrets.seal(text)
      },
    }
    await expect(job({ secrets })).rejects.toThrow('killed')
    const half = await sheets()
    expect(half).toBeGreaterThan(2)
    expect(half).toBeLessThan(254)
    await job()
    await job()
    expect(await sheets()).toBe(254)
    const letters = await world.db
      .selectFrom('deliveries')
      .select('member_id')
      .where('kind', '=', 'weekly_sheet')
      .where('created_at', '>=', world.clock.now())
      .execute()
    expect([letters.length, new Set(letters.map(row => row.member_id)).size]).toEqual([252, 252])
  })

  it('stops with one tap, and in the settings', async () => {
    const [letter] = lettersOfHim
    const link = new URL(/http\S+stop\S+/.exec(letter?.text ?? '')?.[0] ?? '')
    const path = link.pathname + link.search
    expect((await world.app.inject({ url: path })).body).toContain('Stop the weekly sheet')
    const choices = async () => (await world.call('notificationChoices', {}, { token: him.token })).body
    expect((await choices()).weekly_sheet).toBe('Y')
    expect((await world.app.inject({ method: 'POST', url: path.replace('key=', 'key=x') })).statusCode).toBe(400)
    expect((await world.app.inject({ method: 'POST', url: path })).statusCode).toBe(200)
    expect((await choices()).weekly_sheet).toBe('N')
    await world.call('chooseNotifications', { weekly_sheet: 'N' }, { token: mother.token })
    world.clock.passes(24 * hour)
    await bride(world, { height_cm: 182 })
    untilSaturday()
    await isFound(14)
    const told = async (who: TestMember) => (await tells.deliveriesOf(who)).length
    const before = [await told(him), await told(mother)]
    await job()
    expect([await told(him), await told(mother)]).toEqual(before)
    await world.call('chooseNotifications', { weekly_sheet: 'Y' }, { token: him.token })
    expect((await choices()).weekly_sheet).toBe('Y')
  })

  it('says nothing in the demo', async () => {
    world.clock.passes(24 * hour)
    await bride(world, { height_cm: 182 })
    untilSaturday()
    await isFound(15)
    const before = await sheets()
    await job({ config: { ...world.config, demo: true } })
    expect(await sheets()).toBe(before)
  })
})

describe('the sheet for print', () => {
  const asks = (who: TestMember, language: 'en' | 'mr' = 'en') =>
    world.call('weeklySheetTicket', { language }, { token: who.token })
  const fetches = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })
  async function readPdf(bytes: Buffer) {
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    const pages: string[] = []
    for (let n = 1; n <= pdf.numPages; n++) {
      const { items } = await (await pdf.getPage(n)).getTextContent()
      pages.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
    }
    return pages
  }

  it('is a PDF by a ticket of its own, for the session that asked', async () => {
    const { url } = (await asks(him)).body
    const answer = await fetches(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const [page = ''] = await readPdf(answer.rawPayload)
    expect(page).toContain('New families who fit')
    expect(page).toMatch(/B\d+ {1,3}· {1,3}Kale/)
    expect(page).not.toMatch(/9000|Saswad|Rutuja/)
    expect((await fetches('/api/matches/sheet?ticket=AAAA')).statusCode).toBe(404)
    const biodata = (await world.call('biodataTicket', { uuid: him.id }, { token: him.token })).body.url
    const ticket = new URL(biodata, 'http://x').searchParams.get('ticket') ?? ''
    expect((await fetches(`/api/matches/sheet?ticket=${ticket}`)).statusCode).toBe(404)
    world.clock.passes(5 * 60_000)
    const late = await fetches(url, { accept: 'text/html' })
    expect([late.statusCode, late.body]).toEqual([404, 'This link has expired. Please press Weekly sheet again'])
  })

  it('has a photo only where everybody may see it', async () => {
    world.clock.passes(24 * hour)
    const pictures = async () => {
      const { rawPayload } = await fetches((await asks(him)).body.url)
      return rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
    }
    for (const photo_privacy of ['EVERYONE', 'PLAN', 'ACCEPTED'] as const) {
      const her = await bride(world, { height_cm: 182, photo_privacy })
      world.files.set(`photos/${await hasPhoto(world, her)}-page.webp`, await picture('webp'))
    }
    untilSaturday()
    await isFound(18)
    // Even one whose photo a member with a plan sees elsewhere: the paper is handed on.
    await subscribes(world, him.id)
    expect(await pictures()).toBe(1)
  })

  it('is in Marathi for whoever asks for it, and says where nobody is new', async () => {
    const [page = ''] = await readPdf((await fetches((await asks(mother, 'mr')).body.url)).rawPayload)
    expect(page).toMatch(/[\u0900-\u097f]/)
    expect(page).not.toMatch(/families|works in/)
    const alone = await groom(world)
    const [empty = ''] = await readPdf((await fetches((await asks(alone)).body.url)).rawPayload)
    expect(empty).toContain('No new family fits your expectations this week.')
  })
})
