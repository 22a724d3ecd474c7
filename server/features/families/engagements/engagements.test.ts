import { expect, it } from 'vitest'
import { dayMs, hourMs } from '#domain/durations.ts'
import { actOnSilence, askOwners } from '#server/features/relations/contact-outcomes/job.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { pauseCouples } from './engaged.ts'

const world = testWorld({ env: { QUIET_HOURS: 'none' } })
const settings = () => ({
  db: world.db,
  secrets: world.secrets,
  channels: { SMS: true, EMAIL: true },
  config: world.config,
})
async function jobRuns() {
  await askOwners(settings(), world.clock.now())
  await actOnSilence(world.db, world.clock.now())
}
const stateOf = async ({ id }: TestMember) => {
  const { status } = await world.db
    .selectFrom('members')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const word = await world.db.selectFrom('engagements').select('word').where('member_id', '=', id).executeTakeFirst()
  return [status, word?.word ?? null]
}
const bellOf = async (member: TestMember) =>
  (await world.call('notificationList', {}, { token: member.token })).body.list.map(({ type }) => type)
/** Two families say that she is engaged. */
async function calledEngaged() {
  const her = await bride(world)
  for (let n = 0; n < 2; n++) {
    const him = await groom(world, { joined_at: new Date(world.clock.now().getTime() - 40 * dayMs) })
    await seesContact(world, him, her)
    await world.call('contactOutcome', { uuid: her.id, outcome: 'ENGAGED' }, { token: him.token })
  }
  await jobRuns()
  return her
}

it('from the word of two others the owner has seven days, and then the profile pauses', async () => {
  const her = await calledEngaged()
  expect(await bellOf(her)).toEqual(['ENGAGED_ASKED'])
  world.clock.passes(7 * dayMs - hourMs)
  await jobRuns()
  expect(await stateOf(her)).toEqual(['active', null])
  world.clock.passes(2 * hourMs)
  await jobRuns()
  expect(await stateOf(her)).toEqual(['paused', 'others'])
  expect(await bellOf(her)).toContain('ENGAGED_PAUSED')
  // She comes back, and the same word does not pause her again.
  await world.call('setPaused', { is_paused: 'N' }, { token: her.token })
  world.clock.passes(8 * dayMs)
  await jobRuns()
  expect(await stateOf(her)).toEqual(['active', null])
})

it('a family that says no is left alone, and one that says yes pauses at once and is asked about its story', async () => {
  const [her, another] = [await calledEngaged(), await calledEngaged()]
  await world.call('engaged', { is_engaged: 'N' }, { token: her.token })
  expect((await world.call('engaged', { is_engaged: 'Y' }, { token: another.token })).body.message).toMatch(/paused/)
  expect(await stateOf(another)).toEqual(['paused', 'own'])
  world.clock.passes(8 * dayMs)
  await jobRuns()
  await jobRuns()
  expect(await stateOf(her)).toEqual(['active', null])
  expect((await bellOf(another)).filter(type => type === 'ENGAGED_PAUSED')).toHaveLength(1)
})

it('staff who spoke with the family pause it by an act, once', async () => {
  const [her, staff] = [await bride(world), await createStaff(world)]
  const notes = () => world.call('noteEngaged', { uuid: her.id, reason: 'The mother told us so' }, staff.options)
  expect((await notes()).status).toBe(200)
  expect(await stateOf(her)).toEqual(['paused', 'staff'])
  expect((await world.call('memberRecord', { uuid: her.id }, staff.options)).body.engaged?.word).toBe('STAFF')
  expect((await notes()).status).toBe(409)
})

it('a suspended profile is not paused instead, whoever says that a match was found', async () => {
  const [her, staff] = [await calledEngaged(), await createStaff(world)]
  const reason = 'Her papers are of another person'
  await world.call('suspendMember', { uuid: her.id, reason, told: reason }, staff.options)
  expect((await world.call('noteEngaged', { uuid: her.id, reason }, staff.options)).status).toBe(409)
  world.clock.passes(8 * dayMs)
  await jobRuns()
  expect(await stateOf(her)).toEqual(['suspended', null])
})

it('a published story pauses both once its minute of undoing is over, and does not pause who comes back', async () => {
  const [her, him, staff] = [await bride(world), await groom(world), await createStaff(world)]
  const numberOf = async ({ id }: TestMember) =>
    (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
      .registration_no
  const couple = { groom_registration_no: await numberOf(him), bride_registration_no: await numberOf(her) }
  const names = {
    groom_first_name: 'Aniket',
    groom_last_name: 'Kale',
    bride_first_name: 'Rutuja',
    bride_last_name: 'Kale',
  }
  const written = await world.call(
    'writeOfficeStory',
    {
      ...couple,
      ...names,
      groom_address: '',
      bride_address: '',
      words: '',
      wedding_year: '2026',
      consent: 'Both signed it',
    },
    staff.options,
  )
  expect(written.status).toBe(200)
  const runs = () => {
    const now = world.clock.now()
    return pauseCouples(world.db, { until: new Date(now.getTime() - 60_000), now })
  }
  await runs()
  expect(await stateOf(her)).toEqual(['active', null])
  world.clock.passes(61_000)
  await runs()
  for (const one of [her, him]) expect(await stateOf(one)).toEqual(['paused', 'story'])
  await world.call('setPaused', { is_paused: 'N' }, { token: her.token })
  await runs()
  expect(await stateOf(her)).toEqual(['active', null])
})
