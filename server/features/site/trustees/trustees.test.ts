import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#domain/durations.ts'
import { verifyAudit } from '#server/features/shared/audit/verify.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { sendAuditHead } from './job.ts'

const world = testWorld()
const silent = testWorld({ channels: { SMS: false, EMAIL: false } })
const admin = () => createStaff(world, 'ADMIN')
const names = async (...addresses: string[]) => world.call('nameTrustees', { addresses }, (await admin()).options)
const told = async () => (await world.call('officeSetup', {}, (await admin()).options)).body.trustees
const telling = () => ({ db: world.db, secrets: world.secrets, channels: { SMS: true, EMAIL: true } })
const runs = () => sendAuditHead(telling(), world.clock.now())
/** The newest first. */
const mailsTo = async (to: string) => (await world.outbox()).filter(mail => mail.to === to)
const head = () => world.db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()

it('cannot be named, nor an own number be asked for, where nothing goes out: no fault of the server', async () => {
  const { options } = await createStaff(silent, 'ADMIN')
  for (const { status, refusal } of [
    await silent.call('nameTrustees', { addresses: ['kaka@elsewhere.in'] }, options),
    await silent.call('sendOwnNumberCode', { mobile: '9822033344' }, options),
  ])
    expect([status, refusal.code]).toEqual([409, 'conflict'])
})

describe('the trustees', () => {
  it('get the head of the audit once a day, also where many nodes send it, and find it in the audit as a file', async () => {
    await runs()
    expect((await names('Kaka@elsewhere.in', 'kaka@elsewhere.in', 'teacher@school.in')).status).toBe(200)
    expect(await told()).toEqual({ addresses: ['kaka@elsewhere.in', 'teacher@school.in'], next: null })
    const { seq, hash } = await head()
    await Promise.all(Array.from({ length: 64 }, runs))
    world.clock.passes(hourMs)
    await runs()
    for (const to of ['kaka@elsewhere.in', 'teacher@school.in']) {
      const mails = await mailsTo(to)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain(`has ${seq} acts by now. The last one has this seal:\n${hash.toString('hex')}`)
    }
    const { body } = await world.call('exportAudit', { reason: 'A trustee compares it' }, (await admin()).options)
    expect(body.text.split('\r\n').find(line => line.startsWith(`${seq},`))).toContain(hash.toString('hex'))
    world.clock.passes(dayMs)
    await runs()
    expect(await mailsTo('kaka@elsewhere.in')).toHaveLength(2)
  })

  it('have a seal that no longer fits once somebody writes the past anew, hashes and all', async () => {
    const { seq, hash } = await head()
    const [mailed] = await mailsTo('kaka@elsewhere.in')
    expect(mailed?.text).toContain('seal')
    await world.db
      .transaction()
      .execute(async trx => {
        await sql`set local session_replication_role = replica`.execute(trx)
        await sql`delete from audit where seq = ${seq}`.execute(trx)
        const last = await trx
          .selectFrom('audit')
          .select(['seq', 'hash'])
          .orderBy('seq', 'desc')
          .executeTakeFirstOrThrow()
        await trx.updateTable('audit_head').set(last).execute()
        // Inside, the shortened chain looks whole. The mails outside say otherwise.
        expect((await verifyAudit(trx)).faults).toEqual([])
        expect(last.hash.equals(hash)).toBe(false)
        throw new Error('undo')
      })
      .catch((error: Error) => expect(error.message).toBe('undo'))
  })

  it('of today hear of a change, and of one that is taken back, and it holds after seven days', async () => {
    world.clock.passes(hourMs)
    expect((await names('puppet@office.in')).body.message).toContain('after seven days')
    const from = new Date(world.clock.now().getTime() + 7 * dayMs).toISOString()
    expect(await told()).toMatchObject({
      addresses: ['kaka@elsewhere.in', 'teacher@school.in'],
      next: { addresses: ['puppet@office.in'], from },
    })
    for (const to of ['kaka@elsewhere.in', 'teacher@school.in'])
      expect((await mailsTo(to))[0]?.text).toContain('puppet@office.in')
    expect(await mailsTo('puppet@office.in')).toEqual([])

    world.clock.passes(6 * dayMs)
    await names('kaka@elsewhere.in', 'teacher@school.in')
    expect((await mailsTo('kaka@elsewhere.in'))[0]?.text).toContain('taken back')
    world.clock.passes(hourMs)
    await names()
    expect((await mailsTo('teacher@school.in'))[0]?.text).toContain('goes to: nobody')
    world.clock.passes(6 * dayMs)
    await runs()
    expect((await mailsTo('teacher@school.in'))[0]?.text).toContain('seal')
    world.clock.passes(dayMs)
    expect(await told()).toEqual({ addresses: [], next: null })
    const before = (await mailsTo('teacher@school.in')).length
    await runs()
    expect(await mailsTo('teacher@school.in')).toHaveLength(before)
  })

  it('are never replaced at once, however many changes arrive at the same moment', async () => {
    expect((await names('aunt@elsewhere.in')).status).toBe(200)
    const one = await admin()
    const race = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        world.call('nameTrustees', { addresses: [`puppet${n}@office.in`] }, one.options),
      ),
    )
    expect(race.every(({ status }) => status === 200)).toBe(true)
    const { addresses, next } = await told()
    expect([addresses, next?.addresses.length]).toEqual([['aunt@elsewhere.in'], 1])
    expect(await mailsTo('aunt@elsewhere.in')).toHaveLength(64)
  })

  it('are at most five addresses, named by an ADMIN', async () => {
    const six = Array.from({ length: 6 }, (_, n) => `trustee${n}@elsewhere.in`)
    expect((await names(...six)).status).toBe(400)
    expect((await names('no address')).status).toBe(400)
    const clerk = await createStaff(world)
    expect((await world.call('nameTrustees', { addresses: [] }, clerk.options)).status).toBe(403)
  })
})
