import { expect, it } from 'vitest'
import { logsInByCode } from '#server/testing/families.ts'
import { matches, readsImport, registerOf, uploadsRegister, worksImportsOff } from '#server/testing/imports.ts'
import { bride } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

it('families of a register that have not come get a slip that says how to claim their record, and opens nothing', async () => {
  const { options } = await createStaff(world, 'ADMIN')
  const clerk = await createStaff(world, 'STAFF')
  const table = await registerOf(world.db, [
    { name: 'Mira Anil Pawar', mobile: '9790001234' },
    { name: 'Asha Anil Pawar', mobile: '', email: 'asha@family.in' },
    { name: 'Isha Anil Pawar', mobile: '+1 212 555 2368' },
    { name: 'Tanvi Anil Pawar', mobile: '9790005678' },
  ])
  const { uuid } = (await uploadsRegister(world, table, options)).body
  await matches(world, options, uuid)
  await world.call('runImport', { uuid }, options)
  await worksImportsOff(world)
  const slips = (group: 'uninvited' | 'call', who = options, offset = 0) =>
    world.call('importSlips', { uuid, group, offset }, who)
  const second_script = { first_name: 'मीरा', last_name: 'पवार' }
  await world.db.updateTable('members').set({ second_script }).where('mobile', '=', '9790001234').execute()
  const day = (await slips('uninvited')).body.list[0]?.erased_on
  expect((await slips('uninvited')).body).toMatchObject({
    count: 4,
    next_offset: null,
    address: 'localhost:3000',
    list: [
      { name: { en: 'Mira Pawar', mr: 'मीरा पवार' }, mobile_end: '1234', email_hint: '', erased_on: day },
      { name: { en: 'Asha Pawar', mr: 'Asha Pawar' }, mobile_end: '', email_hint: 'a•••@family.in' },
      // No code goes abroad: this family comes to the office.
      { name: { en: 'Isha Pawar', mr: 'Isha Pawar' }, mobile_end: '', email_hint: '' },
      { name: { en: 'Tanvi Pawar', mr: 'Tanvi Pawar' }, mobile_end: '5678' },
    ],
  })
  expect(day).toBe('2026-04-15')
  const printed = JSON.stringify((await slips('uninvited')).body)
  for (const secret of ['9790001234', 'asha@family.in', '2125552368', 'password', 'code'])
    expect(printed).not.toContain(secret)
  expect((await slips('uninvited', options, 1)).body.list).toEqual([])

  await world.call('inviteImported', { uuid, per_day: 100 }, options)
  expect((await logsInByCode(world, '9790005678')).status).toBe(200)
  await worksImportsOff(world)
  expect((await slips('uninvited')).body.count).toBe(0)
  const toCall = (await slips('call')).body.list
  expect(toCall.map(({ name }) => name.en)).toEqual(['Isha Pawar'])
  expect((await readsImport(world, options, uuid)).slips).toEqual({ uninvited: 0, call: 1 })

  // Whoever calls the family prints its slip alone.
  expect((await slips('call', clerk.options)).status).toBe(403)
  const one = (id: string) => world.call('memberSlip', { uuid: id }, clerk.options)
  expect((await one(toCall[0]?.uuid ?? '')).body.slip).toMatchObject({ name: { en: 'Isha Pawar' } })
  const came = await world.db.selectFrom('members').select('id').where('mobile', '=', '9790005678').executeTakeFirst()
  expect((await one(came?.id ?? '')).status).toBe(404)
  const onSite = await bride(world, { mobile_verified_at: null, email_verified_at: null })
  expect((await one(onSite.id)).status).toBe(404)
  const acts = (await world.call('auditList', {}, options)).body.list.map(({ act }) => act)
  expect(acts).toContain('import_slips_printed')
})
