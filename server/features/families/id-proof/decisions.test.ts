import { describe, expect, it } from 'vitest'
import type { Db } from '#server/db/open.ts'
import { eraseFiles } from '#server/features/shared/stored-files/erase-files.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { documentsIn } from '#server/testing/id-proof.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { hasPhoto, picture } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'
import { approveDocument, eraseDecidedFiles, rejectDocument, undecideDocument } from './decisions.ts'

const world = testWorld()
const { detail, removes, sends, withDocument } = documentsIn(world)
const small = await picture('jpeg', 60)
const versionOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('documents').select('version').where('member_id', '=', id).executeTakeFirstOrThrow())
    .version
/** The decision can be taken back for a minute. */
const decides = <L>(decide: (trx: Db, lookedAt: L) => Promise<boolean>, lookedAt: Omit<L, 'now' | 'undoUntil'>) => {
  const now = world.clock.now()
  const undoUntil = new Date(now.getTime() + 60_000)
  return world.db.transaction().execute(trx => decide(trx, { ...lookedAt, now, undoUntil } as L))
}
const approves = async (her: TestMember, version?: number) =>
  decides(approveDocument, { memberId: her.id, version: version ?? (await versionOf(her)) })
const markOf = async (her: TestMember) => {
  const him = await groom(world)
  const profile = (await world.call('profileDetail', { uuid: her.id }, { token: him.token })).body
  const { list } = (await world.call('brideList', {}, { token: him.token })).body
  const card = list.find(row => row.uuid === her.id)
  expect(card?.id_checked_at).toBe(profile.id_checked_at)
  return profile.id_checked_at
}

describe('the decision', () => {
  it('gives the mark with its date to whoever sees the profile', async () => {
    const [her] = await withDocument()
    expect(await markOf(her)).toBeNull()
    expect(await approves(her)).toBe(true)
    expect((await detail(her)).status).toBe('APPROVED')
    expect(await markOf(her)).toBe(world.clock.now().toISOString())
  })

  it('counts for what staff saw alone', async () => {
    const [her, uuid] = await withDocument()
    const seen = await versionOf(her)
    await sends(her, uuid, 'BACK', small)
    expect(await approves(her, seen)).toBe(false)
    await removes(her, uuid, 'BACK_IMAGE')
    expect(await approves(her)).toBe(false)
    expect(await approves(await bride(world), 1)).toBe(false)
    expect(await markOf(her)).toBeNull()
  })

  it('against it tells the owner why, and a new file is looked at again', async () => {
    const [her, uuid] = await withDocument()
    await decides(rejectDocument, { memberId: her.id, version: await versionOf(her), reason: 'Not readable' })
    expect(await detail(her)).toMatchObject({ status: 'REJECTED', reason: 'Not readable' })
    await sends(her, uuid, 'FRONT', small)
    expect(await detail(her)).toMatchObject({ status: 'WAITING', reason: null })
  })

  it.each([
    ['a name', { first_name: 'Another' }, true],
    ['a birth date', { date_of_birth: '1999-01-01' }, true],
    ['the same name', {}, false],
    ['an occupation', { occupation: 'Teacher' }, false],
  ])('is withdrawn by %s: %j, %s', async (_, change, isWithdrawn) => {
    const [her] = await withDocument()
    await approves(her)
    const same = await world.db
      .selectFrom('members')
      .select(['first_name', 'date_of_birth'])
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('members')
      .set({ ...same, ...change })
      .where('id', '=', her.id)
      .execute()
    expect((await markOf(her)) === null).toBe(isWithdrawn)
    expect((await detail(her)).status).toBe(isWithdrawn ? 'WAITING' : 'APPROVED')
  })

  it('is withdrawn by a new first photo, and by no other', async () => {
    const [her] = await withDocument('AADHAR')
    const first = await hasPhoto(world, her)
    await approves(her)
    const second = await hasPhoto(world, her, { position: 1 })
    await world.call('orderImages', { images: [first, second] }, { token: her.token })
    expect(await markOf(her)).not.toBeNull()
    world.clock.passes(61_000)
    await eraseDecidedFiles(world.db, her.id, world.clock.now())
    await world.call('orderImages', { images: [second, first] }, { token: her.token })
    expect(await markOf(her)).toBeNull()
    // The Aadhaar copy is gone since the decision, so there is nothing that staff could look at again.
    expect((await detail(her)).status).toBe('WITHDRAWN')
  })

  it('is withdrawn by what happens while staff look', async () => {
    const [her] = await withDocument()
    const seen = await versionOf(her)
    await hasPhoto(world, her)
    expect(await approves(her, seen)).toBe(false)
  })

  it('can be taken back while its files are there, unless the document changed', async () => {
    const [her, uuid] = await withDocument('AADHAR')
    await approves(her)
    const takesBack = async () => {
      const version = await versionOf(her)
      return world.db.transaction().execute(trx => undecideDocument(trx, { memberId: her.id, version }))
    }
    expect(await takesBack()).toBe(true)
    expect([await markOf(her), (await detail(her)).status]).toEqual([null, 'WAITING'])
    expect(await takesBack()).toBe(false)
    await approves(her)
    const decided = await versionOf(her)
    await sends(her, uuid, 'FRONT', small)
    const lookedAt = { memberId: her.id, version: decided }
    expect(await world.db.transaction().execute(trx => undecideDocument(trx, lookedAt))).toBe(false)
  })

  it('erases an Aadhaar copy when it is final, and the others after thirty days', async () => {
    const [aadhaar] = await withDocument('AADHAR')
    const [passport] = await withDocument('PASSPORT')
    for (const her of [aadhaar, passport]) await approves(her)
    world.clock.passes(61_000)
    const filesOf = async (her: TestMember) => {
      await deleteExpired(world.db, world.clock.now())
      await eraseFiles(world.db, memoryFiles(world.files))
      return (await detail(her)).front_image !== null
    }
    expect([await filesOf(aadhaar), await filesOf(passport)]).toEqual([false, true])
    world.clock.passes(29 * 86_400_000)
    expect(await filesOf(passport)).toBe(true)
    world.clock.passes(2 * 86_400_000)
    expect(await filesOf(passport)).toBe(false)
    expect((await detail(passport)).status).toBe('APPROVED')
  })
})
