import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
let her: TestMember
let masterData: Awaited<ReturnType<typeof readMasterData>>
const options = (type: string) => masterData.options.filter(one => one.type === type).map(one => one.id)
const searches = (criteria: SentCriteria) => world.call('searchUserByPost', criteria, { token: her.token })

beforeAll(async () => {
  masterData = await readMasterData(world.db)
  her = await bride(world)
  await groom(world, { ready_to_move_abroad: 'ALREADY_IN', diet_id: options('DIET')[0] ?? null })
  await groom(world)
})

describe('the saved search', () => {
  const saved = async (who: TestMember, language = 'en') => {
    const { body } = await world.call('savedSearch', {}, { token: who.token, headers: { language } })
    return body.list.search_json === null ? null : JSON.parse(body.list.search_json)
  }

  it('is nothing before the first search', async () => {
    expect(await saved(await bride(world))).toBeNull()
  })

  it('comes back as it was sent, lists comma-separated, ranges in order, names in the reader’s language', async () => {
    const [one, two] = options('DIET')
    await searches({
      diet_ids: [one ?? '', two ?? ''],
      move_to_abroad: ['Yes'],
      is_mangal: ['Y', 'SOUMYA'],
      with_photo: 'Y',
      from_age: 1996,
      to_age: 1990,
    })
    const expected = {
      marital_status_id: '',
      same_devak: 'N',
      without_kin: 'N',
      from_age: 1990,
      to_age: 1996,
      from_height: null,
      to_height: null,
      from_income: null,
      to_income: null,
      education_group_id: '',
      working_place_id: '',
      native_place_id: '',
      occupation_type_id: '',
      diet_ids: `${one},${two}`,
      move_to_abroad: 'Yes',
      is_mangal: 'Y,SOUMYA',
      with_photo: 'Y',
      recently_active: 'N',
    }
    expect(await saved(her)).toEqual(expected)
    expect(await saved(her, 'mr')).toEqual({ ...expected, move_to_abroad: 'होय' })
    await searches({ marital_status_id: options('MARITAL_STATUS'), same_devak: 'Y' })
    expect(await saved(her)).toMatchObject({ marital_status_id: 'ALL', same_devak: 'Y', diet_ids: '' })
  })

  it('sent back as it came finds the same', async () => {
    await searches({ move_to_abroad: ['Already In'], education_group_id: 'ALL' })
    const again = await saved(her, 'mr')
    const { body } = await searches(again)
    expect(body.count).toBe(1)
  })

  it('from before a criterion existed is read without it', async () => {
    const [diet] = options('DIET')
    await searches({ diet_ids: [diet ?? ''] })
    await world.db
      .updateTable('searches')
      .set({ criteria: sql`criteria - 'mangal' - 'withPhoto'` })
      .where('member_id', '=', her.id)
      .execute()
    expect(await saved(her)).toMatchObject({ diet_ids: diet, is_mangal: '', with_photo: 'N' })
    expect((await world.call('previousSearch', { diet_ids: diet ?? '' }, { token: her.token })).body.count).toBe(1)
  })

  it('belongs to its member alone', async () => {
    const sister = await bride(world)
    await searches({ from_age: 1990 })
    expect(await saved(sister)).toBeNull()
    const { body } = await world.call('previousSearch', {}, { token: sister.token })
    expect(body).toEqual({
      count: 0,
      shown_count: 0,
      list: [],
      next_offset: null,
      order_by: 'created_at',
      order_known: true,
    })
  })
})
