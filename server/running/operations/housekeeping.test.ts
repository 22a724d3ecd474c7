import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claimRun } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { endCopy, markCopy } from '#server/features/shared/site-copy/queries.ts'
import { eraseFiles } from '#server/features/shared/stored-files/erase-files.ts'
import { photoSizes } from '#server/features/shared/stored-files/pictures.ts'
import { newId } from '#server/ports/ids.ts'
import { joinsWithBoth } from '#server/testing/families.ts'
import { bride, groom } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'
import { deleteExpired, keepHouse } from './housekeeping.ts'
import { startHousekeeping } from './job.ts'

const world = testWorld()
const days = (n: number) => n * 86_400_000
const count = async (table: 'sessions' | 'otp_codes' | 'reset_tokens' | 'rate_limits' | 'visits') =>
  (
    await world.db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
const counts = async () => ({
  sessions: await count('sessions'),
  codes: await count('otp_codes'),
  tokens: await count('reset_tokens'),
  limits: await count('rate_limits'),
})

describe('housekeeping', () => {
  it('keeps what still counts and throws away what has served', async () => {
    const { form, token } = await joinsWithBoth(world)
    await world.call('forgotPassword', { email: form.email })
    await deleteExpired(world.db, world.clock.now())
    expect(await counts()).toMatchObject({ sessions: 1, codes: 2, tokens: 1 })
    expect((await counts()).limits).toBeGreaterThan(0)

    world.clock.passes(days(3))
    await deleteExpired(world.db, world.clock.now())
    expect(await counts()).toEqual({ sessions: 1, codes: 0, tokens: 0, limits: 0 })
    expect(await world.outbox()).toEqual([])
    expect((await world.call('me', {}, { token })).status).toBe(200)

    world.clock.passes(days(40))
    await deleteExpired(world.db, world.clock.now())
    expect((await counts()).sessions).toBe(0)
  })

  it('deletes all of thousands, some at a time', async () => {
    const now = world.clock.now()
    await sql`insert into rate_limits (key, hits, resets_at)
      select 'old ' || n, 1, ${now}::timestamptz - interval '1 minute' from generate_series(1, 2500) n`.execute(
      world.db,
    )
    await deleteExpired(world.db, now)
    expect(await count('rate_limits')).toBe(0)
  })

  it('forgets visits after half a year', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    expect((await world.call('profileDetail', { uuid: her.id }, { token: him.token })).status).toBe(200)
    world.clock.passes(days(180))
    await deleteExpired(world.db, world.clock.now())
    expect(await count('visits')).toBe(1)
    world.clock.passes(days(1))
    await deleteExpired(world.db, world.clock.now())
    expect(await count('visits')).toBe(0)
  })

  it('is done by one of the nodes that want to, once in a period', async () => {
    const turns = () => {
      const turn = { name: 'a job', everyMs: 600_000, now: world.clock.now() }
      return Promise.all(Array.from({ length: 8 }, () => claimRun(world.db, turn)))
    }
    expect((await turns()).filter(Boolean)).toHaveLength(1)
    world.clock.passes(300_000)
    expect((await turns()).filter(Boolean)).toHaveLength(0)
    world.clock.passes(300_000)
    expect((await turns()).filter(Boolean)).toHaveLength(1)
  })

  it('ends what it is at before it stops, so that the database can be closed', async () => {
    let isDone = false
    const files = {
      ...memoryFiles(world.files),
      async removeHalfWritten() {
        await new Promise(resolve => setTimeout(resolve, 100))
        isDone = true
      },
    }
    await startHousekeeping({ ...world, files, onError: error => expect(error).toBeNull() }).stop()
    expect(isDone).toBe(true)
  })
})

describe('a member who is erased', () => {
  const sizes = Object.keys(photoSizes).length

  it('takes the photo files along, and nobody else’s', async () => {
    const [gone, stays] = [await bride(world), await bride(world)]
    await hasPhoto(world, gone)
    await hasPhoto(world, stays)
    await world.db.deleteFrom('members').where('id', '=', gone.id).execute()
    expect(world.files.size).toBe(2 * sizes)
    await eraseFiles(world.db, memoryFiles(world.files))
    expect(world.files.size).toBe(sizes)
    expect(await world.db.selectFrom('files_to_erase').selectAll().execute()).toEqual([])
  })

  it('keeps a file noted that cannot be deleted now', async () => {
    const her = await bride(world)
    await hasPhoto(world, her)
    await world.db.deleteFrom('members').where('id', '=', her.id).execute()
    const away = { ...memoryFiles(world.files), remove: async () => Promise.reject(new Error('the storage is away')) }
    await expect(eraseFiles(world.db, away)).rejects.toThrow('away')
    expect(await world.db.selectFrom('files_to_erase').selectAll().execute()).toHaveLength(1)
  })

  it('from a copy of the site takes no file out of a bucket that the live one uses too', async () => {
    await eraseFiles(world.db, memoryFiles(world.files))
    const her = await bride(world)
    await hasPhoto(world, her)
    const before = world.files.size
    await world.db.deleteFrom('members').where('id', '=', her.id).execute()
    const bucket = { ...memoryFiles(world.files), isShared: true }
    await markCopy(world.db)
    await keepHouse(world.db, bucket, world.clock.now())
    expect(world.files.size).toBe(before)
    await endCopy(world.db)
    await keepHouse(world.db, bucket, world.clock.now())
    expect(world.files.size).toBe(before - sizes)
  })

  it('cannot take a purchase or a report along', async () => {
    const [buyer, reporter, reported] = [await bride(world), await bride(world), await groom(world)]
    const now = world.clock.now()
    await world.db
      .insertInto('plans')
      .values({ id: newId(now), name: 'Gold', fee_paise: 1, validity_days: 1, contact_views: 1 })
      .execute()
    const plan = await world.db.selectFrom('plans').select('id').executeTakeFirstOrThrow()
    await world.db
      .insertInto('memberships')
      .values({
        id: newId(now),
        member_id: buyer.id,
        plan_id: plan.id,
        fee_paise: 1,
        validity_days: 1,
        starts_on: '2026-01-01',
        ends_on: '2026-01-01',
        contact_views: 1,
        created_at: now,
      })
      .execute()
    await world.db
      .insertInto('reports')
      .values({ id: newId(now), reporter_id: reporter.id, reported_id: reported.id, message: 'x', at: now })
      .execute()
    for (const { id } of [buyer, reporter, reported])
      await expect(world.db.deleteFrom('members').where('id', '=', id).execute()).rejects.toThrow(
        /violates (?:RESTRICT setting of )?foreign key/,
      )
  })
})
