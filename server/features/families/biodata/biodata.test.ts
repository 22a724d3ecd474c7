import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { departIn } from '#server/features/families/leaving/leave.ts'
import { newId } from '#server/ports/ids.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'
import { ticketAddress } from './tickets.ts'

const world = testWorld()

const contactCanaries = ['7003300330', 'hidden@family.in', 'Canary Lane 7', '8008008008', 'Contact Canary']
const placeCanaries = ['Saswadcanary', 'Nativecanary', 'Workcanary', 'Unclecanary', 'Relativecanary', 'Siblingcanary']

async function herFamily(change: Parameters<typeof bride>[1] = {}): Promise<TestMember> {
  const her = await bride(world, {
    mobile: '7003300330',
    email: 'hidden@family.in',
    last_name: 'Jadhav',
    work_village: 'Saswadcanary',
    native_village: 'Nativecanary',
    ...change,
  })
  const { db } = world
  await db
    .insertInto('family_details')
    .values({
      member_id: her.id,
      taluka_id: null,
      district_id: null,
      state_id: null,
      contact_full_name: 'Contact Canary',
      address: 'Canary Lane 7',
      email: 'hidden@family.in',
      father_occupation: 'Farmer',
      father_work_place: 'Workcanary',
      maternal_uncle_surname: 'Ghorpade',
      maternal_uncle_village: 'Unclecanary',
    })
    .execute()
  const row = { id: her.id, member_id: her.id, position: 0 }
  await db
    .insertInto('family_phones')
    .values({ ...row, owner: 'FATHER', phone: '8008008008' })
    .execute()
  await db
    .insertInto('relatives')
    .values({ ...row, surname: 'Mohite', village: 'Relativecanary' })
    .execute()
  await db
    .insertInto('siblings')
    .values({ ...row, name: 'Siblingcanary', gender: 'M', is_married: true })
    .execute()
  return her
}

/** Two families with an accepted interest. */
async function couple({ paid = true, ...change }: { paid?: boolean } & Parameters<typeof bride>[1] = {}) {
  await world.db.deleteFrom('members').where('email', '=', 'hidden@family.in').execute()
  const her = await herFamily(change)
  const him = await groom(world)
  if (paid) await subscribes(world, him.id)
  await sendsInterest(world, him, her, 'accepted')
  return { her, him }
}

const asks = (who: TestMember, input: SentTo<Calls['biodataTicket']>) =>
  world.call('biodataTicket', input, { token: who.token })
async function addressFor(who: TestMember, of: TestMember, more: object = {}): Promise<string> {
  const { body } = await asks(who, { uuid: of.id, ...more })
  return body.url
}
const fetches = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })

async function readPdf(bytes: Buffer): Promise<{ text: string; pictures: number; pages: number }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  let text = ''
  let pictures = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    text += items.map(item => ('str' in item ? item.str : '')).join(' ')
    const { fnArray } = await page.getOperatorList()
    pictures += fnArray.filter(operation => operation === OPS.paintImageXObject).length
  }
  return { text, pictures, pages: pdf.numPages }
}

const photoBytes = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#8F1A2C' } })
    .webp()
    .toBuffer()
async function hasRealPhoto(member: TestMember) {
  const id = await hasPhoto(world, member)
  world.files.set(`photos/${id}-page.webp`, await photoBytes())
}

describe('a biodata', () => {
  it('is given to the other side of an accepted interest, with their number at its foot and no contact in it', async () => {
    const { her, him } = await couple()
    await hasRealPhoto(her)
    const answer = await fetches(await addressFor(him, her))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    const { text, pictures, pages } = await readPdf(answer.rawPayload)
    expect(pages).toBeLessThanOrEqual(2)
    expect(pictures).toBe(1)
    for (const shown of ['Jadhav', 'Farmer', ...placeCanaries]) expect(text).toContain(shown)
    for (const hidden of contactCanaries) expect(text).not.toContain(hidden)
    const { registration_no } = await world.db
      .selectFrom('members')
      .select('registration_no')
      .where('id', '=', him.id)
      .executeTakeFirstOrThrow()
    expect(text).toContain(`Issued to ${registration_no}`)
  })

  it('is printed for a family that takes one before all those of a family that takes many', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    const many = await Promise.all(Array.from({ length: 8 }, () => addressFor(her, her)))
    const one = await addressFor(him, him)
    const printed: string[] = []
    const prints = async (url: string, whose: string) => {
      expect((await fetches(url)).statusCode).toBe(200)
      printed.push(whose)
    }
    const hers = many.map(url => prints(url, 'hers'))
    await prints(one, 'his')
    expect(printed.length).toBeLessThan(8)
    await Promise.all(hers)
    expect(printed).toHaveLength(9)
  })

  it('holds for a free viewer no more than their page', async () => {
    const { her, him } = await couple({ paid: false })
    const { text } = await readPdf((await fetches(await addressFor(him, her))).rawPayload)
    expect(text).toContain('Farmer')
    for (const hidden of [...contactCanaries, ...placeCanaries]) expect(text).not.toContain(hidden)
  })

  it('leaves out a photo that was rejected since the ticket was given', async () => {
    const { her, him } = await couple()
    await hasRealPhoto(her)
    const url = await addressFor(him, her)
    expect((await readPdf((await fetches(url)).rawPayload)).pictures).toBe(1)
    await world.db
      .updateTable('photos')
      .set({ status: 'rejected', rejection_reason: 'x' })
      .where('member_id', '=', her.id)
      .execute()
    expect((await readPdf((await fetches(url)).rawPayload)).pictures).toBe(0)
  })

  it('of oneself is a PDF or a tall picture, in three designs and two languages', async () => {
    const { her } = await couple()
    const picture = await fetches(await addressFor(her, her, { format: 'PICTURE', language: 'mr', design: 'PATRIKA' }))
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1080 })
    const pdf = await fetches(await addressFor(her, her, { language: 'mr', design: 'SIMPLE' }))
    const { text } = await readPdf(pdf.rawPayload)
    expect(text).not.toContain('Issued to')
    for (const hidden of contactCanaries) expect(text).not.toContain(hidden)
  })
})

describe('the contact of a family', () => {
  it('stands on a copy of their own that asks for it, without a number they hide', async () => {
    const { her } = await couple()
    await world.db
      .insertInto('family_phones')
      .values({ id: newId(world.clock.now()), member_id: her.id, position: 1, owner: 'KAKA', phone: '9009009009' })
      .execute()
    await world.db.updateTable('family_phones').set({ is_hidden: true }).where('phone', '=', '9009009009').execute()
    const url = await addressFor(her, her, { contact: true, mother_name: 'Sharadacanary' })
    const { text } = await readPdf((await fetches(url)).rawPayload)
    for (const shown of [...contactCanaries, 'Sharadacanary']) expect(text).toContain(shown)
    expect(text).not.toContain('9009009009')
  })

  it('stands there in the family’s order, with owner and best time, and without a number that waits', async () => {
    const { her } = await couple()
    const number = {
      member_id: her.id,
      position: 1,
      owner: 'KAKA',
      phone: '9009009009',
      best_time: 'EVENING',
    } as const
    await world.db
      .insertInto('family_phones')
      .values({ ...number, id: newId(world.clock.now()) })
      .execute()
    const printed = async () => {
      const url = await addressFor(her, her, { contact: true })
      return (await readPdf((await fetches(url)).rawPayload)).text.replace(/\s+/g, ' ')
    }
    await world.db.updateTable('members').set({ mobile_place: 2 }).where('id', '=', her.id).execute()
    expect(await printed()).toMatch(/Kaka.*9009009009, Best called in the evening.*Bride/)
    await world.db.updateTable('members').set({ candidate_waits: true }).where('id', '=', her.id).execute()
    const waiting = await printed()
    expect(waiting).toContain('9009009009')
    expect(waiting).not.toMatch(/Bride \+91/)
  })

  it('is never on a copy of another family', async () => {
    const { her, him } = await couple()
    expect(await asks(him, { uuid: her.id, contact: true })).toMatchObject({
      status: 403,
      refusal: { message: 'Contact details can be added to your own biodata only' },
    })
    // Not by a ticket that says so either: whose copy it is, is decided when it is made.
    const { secrets, clock } = world
    const session = await world.db.selectFrom('sessions').select('token_hash').where('member_id', '=', him.id).execute()
    const forged = ticketAddress(
      secrets,
      {
        id: newId(clock.now()),
        memberId: her.id,
        session: session[0]?.token_hash.toString('base64url') ?? '',
        language: 'en',
        design: 'TORAN',
        format: 'PDF',
        kundali: true,
        contact: { motherName: 'Sharadacanary' },
      },
      clock.now(),
    )
    const { text } = await readPdf((await fetches(forged)).rawPayload)
    expect(text).toContain('Issued to')
    for (const hidden of [...contactCanaries, 'Sharadacanary']) expect(text).not.toContain(hidden)
  })

  it('takes a name and nothing else for the mother’s', async () => {
    const { her } = await couple()
    expect((await asks(her, { uuid: her.id, contact: true, mother_name: '98220 12345' })).status).toBe(400)
  })
})

it('a long biodata is more than one picture, and each names the next', async () => {
  const { her } = await couple()
  await hasRealPhoto(her)
  await world.db
    .updateTable('members')
    .set({ other_info: 'Dnyaneshwaranchya '.repeat(20).trim() })
    .where('id', '=', her.id)
    .execute()
  const heights: number[] = []
  let url: string | undefined = await addressFor(her, her, { format: 'PICTURE', contact: true })
  while (url) {
    const answer = await fetches(url)
    expect(answer.statusCode).toBe(200)
    heights.push((await sharp(answer.rawPayload).metadata()).height)
    url = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  expect(heights).toHaveLength(2)
  for (const height of heights) expect(height).toBeLessThanOrEqual(2400)
})

describe('nobody gets a biodata', () => {
  it.each(['none', 'pending', 'rejected', 'cancelled'] as const)('with an interest that is %s', async status => {
    const her = await bride(world)
    const him = await groom(world)
    if (status !== 'none') await sendsInterest(world, him, her, status)
    expect(await asks(him, { uuid: her.id })).toMatchObject({ status: 403, refusal: { code: 'not_yours' } })
  })

  it('as a picture of another family', async () => {
    const { her, him } = await couple()
    expect((await asks(him, { uuid: her.id, format: 'PICTURE' })).status).toBe(403)
  })

  it('of the same side, of nobody, or with nonsense', async () => {
    const him = await groom(world)
    const other = await groom(world)
    expect((await asks(him, { uuid: other.id })).status).toBe(403)
    expect((await asks(him, { uuid: '0190a0a0-0000-7000-8000-0000000000ff' })).status).toBe(404)
    expect((await asks(him, { uuid: him.id, design: 'x' as never })).status).toBe(400)
  })

  it.each<[string, (pair: { her: TestMember; him: TestMember }) => Promise<unknown>]>([
    ['a block', ({ her, him }) => blocks(world, her, him)],
    ['the taker’s own block', ({ her, him }) => blocks(world, him, her)],
    [
      'the family left',
      ({ her }) => world.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', her.id).execute(),
    ],
    ['the interest is gone', ({ her }) => world.db.deleteFrom('interests').where('receiver_id', '=', her.id).execute()],
    ['a logout', ({ him }) => world.call('logout', {}, { token: him.token })],
    ['five minutes', async () => world.clock.passes(5 * 60_000 + 1)],
  ])('by a ticket that was given before %s', async (_, happens) => {
    const pair = await couple()
    const url = await addressFor(pair.him, pair.her)
    expect((await fetches(url)).statusCode).toBe(200)
    await happens(pair)
    const answer = await fetches(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(403)
    expect(answer.headers['content-type']).toContain('application/json')
  })

  it('by the ticket of another profile, a changed one, or none', async () => {
    const { her, him } = await couple()
    const other = await bride(world)
    const url = await addressFor(him, her)
    for (const wrong of [url.replace(her.id, other.id), `${url.slice(0, -4)}AAAA`, url.split('&ticket')[0] ?? ''])
      expect((await fetches(wrong)).statusCode).toBe(404)
    expect((await world.app.inject({ method: 'HEAD', url })).statusCode).toBe(405)
    const window = await fetches(`${url.slice(0, -4)}AAAA`, { accept: 'text/html,*/*' })
    expect(window.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(window.body).toContain('This download link has expired')
  })

  it('more than twenty times a day', async () => {
    const { him } = await couple()
    for (let n = 0; n < 20; n++) expect((await asks(him, { uuid: him.id })).status).toBe(200)
    expect((await asks(him, { uuid: him.id })).status).toBe(429)
    world.clock.passes(24 * 3600_000)
    expect((await asks(him, { uuid: him.id })).status).toBe(200)
  })
})

describe('the owner reads who took a copy', () => {
  const takers = async (who: TestMember) =>
    (await world.call('biodataTakers', { offset: '0' }, { token: who.token })).body

  it('once for each ticket, however often it is asked for, and never for an own copy', async () => {
    const { her, him } = await couple()
    const url = await addressFor(him, her)
    await Promise.all([fetches(url), fetches(url), fetches(url)])
    await fetches(await addressFor(her, her))
    const second_script = { first_name: 'अमित', last_name: 'काळे' }
    await world.db.updateTable('members').set({ second_script }).where('id', '=', him.id).execute()
    expect(await takers(her)).toMatchObject({
      count: 1,
      list: [{ uuid: him.id, last_name: 'Kale', second_script: { mr: { last_name: 'काळे' } } }],
      next_offset: null,
    })
    expect(await takers(him)).toMatchObject({ count: 0, list: [] })
  })

  const departs = async ({ id: memberId }: TestMember) => {
    const files = { key: Buffer.alloc(32), names: [] }
    const now = world.clock.now()
    await world.db.transaction().execute(trx => departIn(trx, world, { memberId, files, now }))
  }

  it('in the same words whether the taker blocked the family, left or was suspended', async () => {
    const lives = []
    for (const gone of ['blocked', 'suspended', 'left'] as const) {
      const { her, him } = await couple()
      await fetches(await addressFor(him, her))
      expect((await takers(her)).count).toBe(1)
      if (gone === 'blocked') await blocks(world, him, her)
      if (gone === 'suspended')
        await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', him.id).execute()
      if (gone === 'left') await departs(him)
      lives.push(await takers(her))
    }
    expect(lives).toEqual(Array(3).fill({ count: 0, list: [], next_offset: null }))
  })
})

describe('the kundali on a biodata', () => {
  const born = async () => {
    const { id } = await world.db
      .selectFrom('districts')
      .select('id')
      .where('name_en', '=', 'Pune')
      .executeTakeFirstOrThrow()
    return { birth_time: '05:40:00', birth_district_id: id }
  }

  it('is drawn where its owner chose it for the Patrika design, and the birth is told', async () => {
    const [told, untold] = [await bride(world, await born()), await bride(world)]
    const textFor = async (who: TestMember, more: object) =>
      (await readPdf((await fetches(await addressFor(who, who, { design: 'PATRIKA', ...more }))).rawPayload)).text
    expect(await textFor(told, { kundali: true })).toContain('Navamsa kundali')
    expect(await textFor(told, {})).not.toContain('Navamsa kundali')
    expect(await textFor(untold, { kundali: true })).not.toContain('kundali')
  })

  it('is on no copy of another, and in no other design', async () => {
    const { her, him } = await couple(await born())
    expect((await asks(him, { uuid: her.id, design: 'PATRIKA', kundali: true })).status).toBe(403)
    expect((await asks(her, { uuid: her.id, design: 'TORAN', kundali: true })).status).toBe(403)
  })
})
