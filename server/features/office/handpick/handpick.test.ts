import { describe, expect, it } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { score } from '#domain/kundali/gun-milan.ts'
import { horoscopeFrom } from '#server/features/families/kundali/horoscopes.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const day = 86_400_000

const candidatesFor = async ({ id }: TestMember) => {
  const staff = await createStaff(world)
  return (await world.call('handpickCandidates', { uuid: id }, staff.options)).body
}
async function sends(to: TestMember, picks: readonly TestMember[], note = '') {
  const staff = await createStaff(world)
  const input: SentTo<Calls['sendHandpick']> = { uuid: to.id, uuids: picks.map(one => one.id), note }
  return world.call('sendHandpick', input, staff.options)
}
const dayList = async () => (await world.call('handpickDay', {}, (await createStaff(world)).options)).body.list
async function paidGroom() {
  const him = await groom(world)
  await subscribes(world, him.id)
  return him
}

/** Seeded, so that every run draws the same families. */
function stream(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return {
    pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
    chance: (share: number) => next() < share,
  }
}

describe('the family itself', () => {
  it('stands beside its candidates with what it looks for, in the reader’s language', async () => {
    const him = await groom(world, { height_cm: 172 })
    const marital = await world.db
      .selectFrom('options')
      .select('id')
      .where('type', '=', 'MARITAL_STATUS')
      .where('name_en', '=', 'Unmarried')
      .executeTakeFirstOrThrow()
    expect((await candidatesFor(him)).member).toMatchObject({ height: 172, wishes: null })
    await world.db
      .insertInto('expectations')
      .values({
        member_id: him.id,
        birth_year_from: 1996,
        birth_year_to: null,
        height_from: null,
        height_to: 170,
        patrika_match: 'Y',
        choices: { marital_status: [marital.id] },
      } as never)
      .execute()
    expect((await candidatesFor(him)).member.wishes).toEqual({
      birth_years: { from: 1996, to: null },
      heights: { from: null, to: 170 },
      wants_patrika: true,
      marital_status: ['Unmarried'],
      working_city: [],
      native_district: [],
    })
  })
})

describe('the candidates', () => {
  it('stand in the order of a plain reading of the rules', async () => {
    const data = await readMasterData(world.db)
    const random = stream(7)
    const options = (type: string) => data.options.filter(option => option.type === type)
    const marital = options('MARITAL_STATUS').slice(0, 3)
    const charans = options('CHARAN')
    const places = data.talukas.filter((_, n) => n % 40 === 0)
    const works = data.workLocations.filter((_, n) => n % 60 === 0)
    const randomFamily = async (gender: 'M' | 'F') => {
      const taluka = random.pick(places)
      const charan = random.chance(0.8) ? random.pick(charans) : null
      const member = await (gender === 'M' ? groom : bride)(world, {
        marital_status_id: random.pick(marital).id,
        date_of_birth: `${random.pick([1990, 1993, 1996, 1999])}-05-05`,
        height_cm: random.pick([152, 160, 170, 180]),
        work_location_id: random.pick(works).id,
        native_district_id: taluka.district_id,
        native_taluka_id: taluka.id,
        charan_id: charan?.id ?? null,
        nakshatra_id: charan?.parent_id ?? null,
        joined_at: new Date(world.clock.now().getTime() - random.pick([3, 20, 50, 80, 200]) * day),
      })
      if (random.chance(0.8))
        await world.db
          .insertInto('expectations')
          .values({
            member_id: member.id,
            birth_year_from: random.chance(0.5) ? random.pick([1990, 1999]) : null,
            birth_year_to: random.chance(0.3) ? random.pick([1993, 1996]) : null,
            height_from: random.chance(0.3) ? random.pick([152, 160]) : null,
            height_to: null,
            patrika_match: random.pick(['Y', 'N', 'ALL', null]),
            choices: {
              ...(random.chance(0.4) && { marital_status: [random.pick(marital).id, random.pick(marital).id] }),
              ...(random.chance(0.2) && { working_city: works.slice(0, 4).map(work => work.id) }),
              ...(random.chance(0.2) && { native_district: places.slice(0, 5).map(place => place.district_id) }),
            },
          })
          .execute()
      return member
    }
    const grooms = [await randomFamily('M'), await randomFamily('M'), await randomFamily('M'), await randomFamily('M')]
    for (let n = 0; n < 60; n++) await randomFamily('F')
    const rows = await world.db
      .selectFrom('members')
      .leftJoin('expectations', 'expectations.member_id', 'members.id')
      .selectAll('members')
      .select(['birth_year_from', 'birth_year_to', 'height_from', 'height_to', 'patrika_match', 'choices'])
      .execute()
    type Row = (typeof rows)[number]
    const gunOf = (one: Row, other: Row) => {
      const [her, him] = one.gender === 'F' ? [one, other] : [other, one]
      const stars = score(horoscopeFrom(data, her), horoscopeFrom(data, him))
      return stars.known ? stars.total : null
    }
    /** What becomes of each wish of one family: met, missed or not told. */
    const outcomes = (wishing: Row, other: Row) => {
      const inside = (value: number, from: number | null, to: number | null) => {
        if (from === null && to === null) return []
        const ends = [from ?? (to as number), to ?? (from as number)]
        const low = from === null ? Number.NEGATIVE_INFINITY : to === null ? from : Math.min(...ends)
        const high = to === null ? Number.POSITIVE_INFINITY : from === null ? to : Math.max(...ends)
        return [value >= low && value <= high]
      }
      const among = (value: string | null, list: string[] | undefined) =>
        !list || list.length === 0 ? [] : value === null ? [null] : [list.includes(value)]
      const gun = gunOf(wishing, other)
      return [
        ...inside(Number(other.date_of_birth.slice(0, 4)), wishing.birth_year_from, wishing.birth_year_to),
        ...inside(other.height_cm, wishing.height_from, wishing.height_to),
        ...among(other.marital_status_id, wishing.choices?.marital_status),
        ...among(other.work_location_id, wishing.choices?.working_city),
        ...among(other.native_district_id, wishing.choices?.native_district),
        ...(wishing.patrika_match !== 'Y' ? [] : gun === null ? [null] : [gun >= 18]),
      ]
    }
    const missed = (one: Row, other: Row) => outcomes(one, other).filter(outcome => outcome === false).length
    const isMet = (one: Row, other: Row) => outcomes(one, other).includes(true)
    const fits = (one: Row, other: Row) => isMet(one, other) && missed(one, other) === 0
    const place = (own: Row, row: Row) => {
      if (outcomes(own, row).length === 0) return fits(row, own) ? 0 : outcomes(row, own).length === 0 ? 1 : 2
      if (fits(own, row)) return fits(row, own) ? 0 : 1
      return isMet(own, row) && missed(own, row) === 1 ? 2 : null
    }
    const asked = new Set<string>()
    for (const row of rows.filter(one => one.gender === 'F' && random.chance(0.6))) {
      asked.add(row.id)
      await sendsInterest(world, await groom(world), { ...(grooms[0] as TestMember), id: row.id })
    }
    const shownOf = new Map(rows.map((row, n) => [row.id, n % 7]))
    await world.db
      .insertInto('showing_totals')
      .values([...shownOf].map(([member_id, shown]) => ({ member_id, day: '2026-01-01', shown })))
      .execute()
    let compared = 0
    for (const him of grooms) {
      const own = rows.find(row => row.id === him.id) as Row
      const plain = [0, 1, 2].flatMap(at => {
        const equals = rows
          .filter(row => row.gender === 'F' && place(own, row) === at)
          .sort((a, b) => b.joined_at.getTime() - a.joined_at.getTime() || (a.id < b.id ? 1 : -1))
        const never = equals.filter(row => !asked.has(row.id))
        const others = equals.filter(row => asked.has(row.id))
        const alternating: Row[] = []
        for (const [n, one] of never.entries()) alternating.push(one, ...others.slice(2 * n, 2 * n + 2))
        return [...alternating, ...others.slice(2 * never.length)]
      })
      const { list, count, near } = await candidatesFor(him)
      const hasWishes = outcomes(own, own).length > 0
      const ofPlace = (at: number) => plain.filter(row => place(own, row) === at).length
      expect([count, near]).toEqual(hasWishes ? [ofPlace(0) + ofPlace(1), ofPlace(2)] : [plain.length, 0])
      expect(list.map(row => [row.uuid, row.is_never_asked])).toEqual(
        plain.slice(0, 40).map(row => [row.id, !asked.has(row.id)]),
      )
      // No clerk can weigh anybody: the count stands beside the family and changes nothing.
      expect(list.map(row => row.shown)).toEqual(list.map(row => shownOf.get(row.uuid)))
      compared += list.length
    }
    expect(compared).toBeGreaterThan(40)
  })

  it('leave out who may not be suggested, and put last who was picked or refused', async () => {
    const him = await paidGroom()
    const [open, blocked, paused, inTouch, refused] = [
      await bride(world),
      await bride(world),
      await bride(world, { status: 'paused' }),
      await bride(world),
      await bride(world),
    ]
    await blocks(world, blocked, him)
    await sendsInterest(world, him, inTouch)
    await sendsInterest(world, refused, him, 'rejected')
    const { list } = await candidatesFor(him)
    const ids = list.map(row => row.uuid)
    for (const gone of [blocked, paused, inTouch]) expect(ids).not.toContain(gone.id)
    expect(list.find(row => row.uuid === open.id)?.may_pick).toBe(true)
    expect(list.find(row => row.uuid === refused.id)?.may_pick ?? false).toBe(false)
  })
})

it('name the native place in the language of whoever looks', async () => {
  const { id } = await paidGroom()
  const staff = await createStaff(world)
  const places = await Promise.all(
    ['en', 'mr'].map(async language => {
      const headers = { ...staff.options.headers, language }
      return (await world.call('handpickCandidates', { uuid: id }, { ...staff.options, headers })).body.member
        .native_place
    }),
  )
  const { districts } = await readMasterData(world.db)
  const inBoth = districts.find(district => places[0]?.endsWith(district.name_en))
  expect(places[1]).toMatch(new RegExp(`${inBoth?.name_mr}$`))
})

describe('picks', () => {
  it('reach the family with the note and ring the bell, and the counsellor sees what became of them', async () => {
    const [him, one, two] = [await paidGroom(), await bride(world), await bride(world)]
    expect((await dayList()).map(row => row.uuid)).toContain(him.id)
    const sent = await sends(him, [one, two], 'Both families live near you')
    expect([sent.status, sent.body.message]).toEqual([200, '2 suggestions are sent'])
    const read = (await world.call('suggestionList', {}, { token: him.token })).body
    const note = 'Both families live near you'
    expect(Object.fromEntries(read.list.map(row => [row.uuid, row.note]))).toEqual({ [one.id]: note, [two.id]: note })
    const bell = (await world.call('notificationList', {}, { token: him.token })).body
    expect(bell.list.map(row => row.type)).toEqual(['HANDPICK-SUGGESTION', 'HANDPICK-SUGGESTION'])
    expect((await dayList()).map(row => row.uuid)).not.toContain(him.id)
    await sendsInterest(world, him, one)
    await world.call('profileDetail', { uuid: two.id }, { token: him.token })
    const { earlier } = await candidatesFor(him)
    expect(Object.fromEntries(earlier.map(pick => [pick.uuid, pick.outcome]))).toEqual({
      [one.id]: 'pending',
      [two.id]: 'opened',
    })
    expect((await sends(him, [one])).status).toBe(409)
    world.clock.passes(32 * day)
    expect((await dayList()).map(row => row.uuid)).toContain(him.id)
  })

  it('are all sent or none, whatever changed since the list was read', async () => {
    const him = await paidGroom()
    const good = await bride(world)
    const changes: [string, (her: TestMember) => Promise<unknown>][] = [
      ['blocked by her', her => blocks(world, her, him)],
      ['blocked by him', her => blocks(world, him, her)],
      ...(['paused', 'suspended', 'deleted'] as const).map(
        status =>
          [
            status,
            (her: TestMember) => world.db.updateTable('members').set({ status }).where('id', '=', her.id).execute(),
          ] as [string, (her: TestMember) => Promise<unknown>],
      ),
    ]
    for (const [name, change] of changes) {
      const her = await bride(world)
      await change(her)
      expect(`${name} ${(await sends(him, [good, her])).status}`).toBe(`${name} 409`)
    }
    expect((await sends(him, [await groom(world)])).status).toBe(409)
    expect((await sends(him, [him])).status).toBe(409)
    expect((await sends(him, [])).refusal.fields?.uuids).toBe('Please enter at least one profile')
    expect((await sends(him, [good], 'Call 98220 12345')).status).toBe(400)
    const rows = await world.db.selectFrom('suggestions').selectAll().where('member_id', '=', him.id).execute()
    expect(rows).toEqual([])
    expect((await sends(him, [good])).status).toBe(200)
  })

  it('go to nobody without a plan, and to nobody who is paused', async () => {
    const [free, her] = [await groom(world), await bride(world)]
    const refused = await sends(free, [her])
    expect([refused.status, refused.refusal.message]).toEqual([409, expect.stringContaining('no running plan')])
    const him = await paidGroom()
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', him.id).execute()
    expect((await sends(him, [her])).status).toBe(409)
    expect((await sends({ ...him, id: newId(world.clock.now()) }, [her])).status).toBe(404)
  })
})
