import { describe, expect, it } from 'vitest'
import { joins } from '#server/testing/families.ts'
import { joinsFamily } from '#server/testing/family-logins.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
describe('the record of a family', () => {
  it('shows staff who logs in and who hears, without a contact, and staff stop the notices to one who asks', async () => {
    const staff = await createStaff(world)
    const mother = await joins(world, { registered_by: 'MOTHER' })
    const father = await joinsFamily(world, mother, 'FATHER')
    const read = async () => (await world.call('memberRecord', { uuid: mother.id }, staff.options)).body
    const record = await read()
    expect(record.logins.map(({ role }) => role)).toEqual(['FATHER'])
    expect(JSON.stringify(record)).not.toContain(father.mobile)
    const [listener] = record.listeners
    const stops = (uuid: string) =>
      world.call(
        'stopFamilyListener',
        { uuid, listener: listener?.id ?? '', reason: 'Asked for it on the phone' },
        staff.options,
      )
    const stranger = await joins(world)
    expect((await stops(stranger.id)).status).toBe(404)
    expect((await stops(mother.id)).status).toBe(200)
    expect((await read()).listeners).toEqual([])
  })
})
