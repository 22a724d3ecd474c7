import { describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/calendar.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { joinsWithBoth } from '#server/testing/families.ts'
import { groom } from '#server/testing/members.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { createStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { paysByUpi } from '#server/testing/upi.ts'
import { testWorld } from '#server/testing/world.ts'
import { confirmByStatement } from './upi-confirmations.ts'
import { utrHash } from './upi-orders.ts'

const world = testWorld()
const { leaves, passes, tablesNaming } = departuresIn(world)
const [utr, otherUtr] = ['460000000001', '460000000002']

/** The bank's statement of today, with one transfer. */
const bankStates = (number: string, paise = 150_000) => {
  const day = dayInIndia(world.clock.now())
  const transfer = { utrHashes: [utrHash(world.secrets, number)], paise, day }
  return world.db
    .transaction()
    .execute(trx => confirmByStatement(trx, [transfer], { from: day, to: day }, world.clock.now()))
}

describe('a family that leaves while its payment by UPI is to be confirmed', () => {
  it('is sealed and erased like any other; the bank may still confirm, and the UTR stays used', async () => {
    const [clerk, her] = [await createStaff(world), await joinsWithBoth(world)]
    expect((await paysByUpi(world, clerk, her, { utr })).status).toBe(200)
    expect((await paysByUpi(world, clerk, her, { utr: otherUtr })).status).toBe(200)
    expect((await leaves(her)).status).toBe(200)
    expect(await bankStates(utr)).toEqual({ confirmed: 1, differing: 0, missed: 1, returned: [] })
    await passes(400)
    expect(await tablesNaming(her)).not.toContain('upi_payments')
    const kept = await world.db.selectFrom('upi_payments').select('confirmed_at').execute()
    expect(kept.filter(one => one.confirmed_at !== null)).toHaveLength(1)
    // A treasurer still gives the other one back, and neither number pays again.
    const treasurer = await createStaff(world, 'TREASURER')
    const { list } = (await world.call('officePayments', { method: 'upi' }, treasurer.options)).body
    const open = list.find(({ upi }) => upi?.state === 'MISSED')
    const back = { uuid: open?.uuid ?? '', reason: 'The bank has no such transfer' }
    expect((await world.call('refundPayment', back, treasurer.options)).status).toBe(200)
    const later = await createStaff(world)
    for (const number of [utr, otherUtr]) {
      const again = await paysByUpi(world, later, await groom(world), { utr: number })
      expect([again.status, again.refusal.message]).toEqual([409, expect.stringContaining('entered before')])
    }
  })
})

it('a family’s own data say what was paid by UPI, by which UTR, and when the bank confirmed it', async () => {
  const [clerk, her] = [await createStaff(world), await joinsWithBoth(world)]
  const number = '460000000003'
  await paysByUpi(world, clerk, her, { utr: number })
  const payments = async () => {
    world.clock.passes(60_000)
    const { body } = await world.call('dataTicket', { password: signupPassword }, { token: her.token })
    const { rawPayload } = await world.app.inject({
      url: body.address,
      headers: { authorization: `Bearer ${her.token}` },
    })
    return JSON.parse(unzip(rawPayload).get('payments.json')?.toString() ?? '')
  }
  expect(await payments()).toMatchObject([{ method: 'upi', reference: number, confirmed_at: null }])
  await bankStates(number)
  expect(await payments()).toMatchObject([{ method: 'upi', confirmed_at: expect.any(String) }])
})
