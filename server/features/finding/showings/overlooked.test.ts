import { expect, it } from 'vitest'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { bride, groom, insertCopies, sendsInterest, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { countNight } from './job.ts'

const world = testWorld()
const today = () => dayInIndia(world.clock.now())
const night = () => countNight({ db: world.db, masterData: () => readMasterData(world.db) }, world.clock.now())

it('the office and everybody read who was shown to nobody, once thirty nights were counted', async () => {
  const longAgo = new Date(world.clock.now().getTime() - 40 * dayMs)
  const joined = (more = {}) => bride(world, { joined_at: longAgo, ...more })
  const [overlooked, shown, asked] = [await joined(), await joined(), await joined()]
  const suitor = await groom(world)
  await sendsInterest(world, suitor, asked)
  await world.db
    .insertInto('showing_counts')
    .values({ member_id: shown.id, day: addDays(today(), -3), shown: 1 })
    .execute()
  // Nobody could be shown these, or had the time to be.
  await joined({ mobile_verified_at: null, email_verified_at: null })
  await joined({ status: 'paused' })
  await bride(world)

  const { options } = await createStaff(world)
  const listed = async (by: 'SHOWN' | 'ASKED') =>
    (await world.call('memberList', { overlooked: by }, options)).body.list.map(({ uuid }) => uuid)
  const ids = (...members: TestMember[]) => members.map(({ id }) => id)
  expect(new Set(await listed('SHOWN'))).toEqual(new Set(ids(overlooked, asked)))
  expect(new Set(await listed('ASKED'))).toEqual(new Set(ids(overlooked, shown)))

  // Facts beside each: what she wishes nobody has, and nobody comes from where she does.
  const reasons = async (filter: { overlooked?: 'SHOWN' } = { overlooked: 'SHOWN' }) =>
    (await world.call('memberList', filter, options)).body.list.find(({ uuid }) => uuid === overlooked.id)
      ?.why_overlooked
  expect(await reasons()).toEqual(['REGION', 'UNCHECKED'])
  await world.db
    .insertInto('expectations')
    .values({ member_id: overlooked.id, height_from: 240, patrika_match: null, choices: '{}' as never })
    .execute()
  expect(await reasons()).toEqual(['WISHES', 'REGION', 'UNCHECKED'])
  await insertCopies(world, suitor, 10)
  await world.db
    .insertInto('documents')
    .values({
      id: newId(longAgo),
      member_id: overlooked.id,
      type: 'PANCARD',
      number_end: '234F',
      status: 'approved',
      submitted_at: longAgo,
      decided_at: longAgo,
    })
    .execute()
  expect(await reasons()).toEqual(['WISHES'])
  expect(await reasons({})).toEqual([])

  const told = async () => ({
    office: (await world.call('officeToday', {}, options)).body.overlooked,
    public: (await (await world.anotherNode()).inject('/api/trust')).json().shown_to_nobody,
  })
  await night()
  expect(await told()).toEqual({ office: null, public: undefined })
  const first = { day: addDays(today(), -29), shown_to_nobody: 70, asked_by_nobody: 70 }
  await world.db.insertInto('showing_nights').values(first).execute()
  // Two families are fewer than ten, and visitors are not told of so few.
  expect(await told()).toEqual({ office: { shown_to_nobody: 2, asked_by_nobody: 2 }, public: null })
})
