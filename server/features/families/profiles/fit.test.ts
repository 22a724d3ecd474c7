import { describe, expect, it } from 'vitest'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

async function expects(her: TestMember, choices: Record<string, string[]>) {
  await world.db
    .insertInto('expectations')
    .values({
      member_id: her.id,
      birth_year_from: 1992,
      birth_year_to: 1998,
      height_from: 170,
      height_to: null,
      patrika_match: 'Y',
      choices: JSON.stringify(choices) as never,
    })
    .execute()
}

describe('which wishes a viewer meets', () => {
  it('is told on the profile and for a dialog, alike to free and paid', async () => {
    const [her, him] = [await bride(world), await groom(world, { date_of_birth: '1995-02-01', height_cm: 165 })]
    const { marital_status_id: status } = await world.db
      .selectFrom('members')
      .select('marital_status_id')
      .where('id', '=', him.id)
      .executeTakeFirstOrThrow()
    // Education and occupation are not shown on the Expectations tab, so they are not compared.
    await expects(her, { marital_status: [status], education_group: [status], occupation_type: [status] })
    const fit = { met: 2, total: 3, missed: ['height'], not_told: ['patrika'] }
    const ask = { uuid: her.id }
    const dialog = await world.call('expectationFit', ask, { token: him.token })
    expect(dialog.body).toMatchObject({ fit, expectation: { height_from: 170, birth_year_to: 1998 } })
    expect(await world.db.selectFrom('visits').selectAll().where('visitor_id', '=', him.id).execute()).toEqual([])
    expect((await world.call('profileDetail', ask, { token: him.token })).body.fit).toEqual(fit)
    await subscribes(world, him.id)
    expect((await world.call('profileDetail', ask, { token: him.token })).body.fit).toEqual(fit)
    const beside = await world.call('expectationFit', { uuid: him.id }, { token: her.token })
    expect(beside.body).toEqual({ expectation: null, our_fit: fit, fit: null })
    expect(await world.db.selectFrom('visits').selectAll().where('visitor_id', '=', her.id).execute()).toEqual([])
    const his = await world.call('profileDetail', { uuid: him.id }, { token: her.token })
    expect(his.body).toMatchObject({ our_fit: fit, fit: null })
    const own = await world.call('profileDetail', { ...ask, type: 'SELF' }, { token: her.token })
    expect(own.body.fit).toBeNull()
  })

  it('is not told of a family without wishes, nor to whom the profile is closed', async () => {
    const [her, him, other] = [await bride(world), await groom(world), await bride(world)]
    expect((await world.call('expectationFit', { uuid: her.id }, { token: him.token })).body).toEqual({
      expectation: null,
      fit: null,
      our_fit: null,
    })
    expect((await world.call('expectationFit', { uuid: her.id }, { token: other.token })).status).toBe(403)
    await world.call('blockMember', { to_user_id: him.id }, { token: her.token })
    expect((await world.call('expectationFit', { uuid: her.id }, { token: him.token })).status).toBe(404)
  })
})
