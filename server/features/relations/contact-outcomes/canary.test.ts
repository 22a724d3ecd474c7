import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { dayMs, hourMs } from '#domain/durations.ts'
import { numberHash } from '#server/features/relations/agent-numbers/bars.ts'
import { telling } from '#server/testing/deliveries.ts'
import { differing, everyAnswer } from '#server/testing/every-answer.ts'
import { joins } from '#server/testing/families.ts'
import { groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { testWorld } from '#server/testing/world.ts'
import { actOnSilence, askOwners, askViewers } from './job.ts'

const world = testWorld({ env: { QUIET_HOURS: 'none' } })
const tells = telling(world)
const channels = { SMS: true, EMAIL: true }
async function jobsRun() {
  await askViewers(world.db, world.clock.now())
  await askOwners({ db: world.db, secrets: world.secrets, channels, config: world.config }, world.clock.now())
  await actOnSilence(world.db, world.clock.now())
  await tells.gathers()
}

it('no answer, file or message is another one where other families had said so', async () => {
  const her = await joins(world, { registered_by: 'MOTHER' })
  await subscribes(world, her.id)
  world.clock.passes(hourMs)
  const joined_at = new Date(world.clock.now().getTime() - 40 * dayMs)
  const families: TestMember[] = []
  for (const first_name of ['Amol', 'Bharat', 'Chetan', 'Dinesh']) {
    const him = await groom(world, { first_name, joined_at, email_verified_at: joined_at })
    await subscribes(world, him.id)
    expect((await world.call('contactDetail', { uuid: her.id }, { token: him.token })).status).toBe(200)
    families.push(him)
  }
  const [amol] = families as [TestMember]
  const numbers = [her.form.mobile, '9876500001'] as const
  for (const [at, him] of families.entries()) {
    const [outcome, number] = at < 2 ? (['DEAD', numbers[0]] as const) : (['SPOKE', numbers[1]] as const)
    await world.call('contactOutcome', { uuid: her.id, outcome }, { token: him.token })
    await world.call('reportNumber', { number, what: 'AGENT' }, { token: him.token })
  }
  await jobsRun()
  world.clock.passes(73 * hourMs)
  await jobsRun()

  const admin = await createStaff(world, 'ADMIN')
  const ownFile = async () => {
    const { body } = await world.call('dataTicket', { password: her.form.password }, { token: her.token })
    const { rawPayload } = await world.app.inject({
      url: body.address,
      headers: { authorization: `Bearer ${her.token}` },
    })
    return [...unzip(rawPayload)].map(([name, content]) => [`her ${name}`, content.toString()] as const)
  }
  const everything = async () => {
    const mother = { of: 'members', headers: { authorization: `Bearer ${her.token}` } } as const
    const staff = { of: 'staff', headers: admin.options.headers ?? {} } as const
    const named = (who: string, answers: ReadonlyMap<string, string>) =>
      [...answers].map(([name, answer]) => [`${who}: ${name}`, answer] as const)
    return new Map([
      ...named('her mother', await everyAnswer(world, mother, amol)),
      ...named('staff of her', await everyAnswer(world, staff, her)),
      ...named('staff of him', await everyAnswer(world, staff, amol)),
      ...(await ownFile()),
      ['messages', JSON.stringify(await world.outbox())] as const,
    ])
  }
  const ownWord = async () => (await world.call('viewedContacts', {}, { token: amol.token })).body.list[0]?.outcome

  expect(await ownWord()).toBe('DEAD')
  await everything()
  const before = await everything()
  await sql`update contact_outcomes set outcome = case outcome when 'dead' then 'spoke' else 'dead' end`.execute(
    world.db,
  )
  const [one, other] = numbers.map(number => numberHash(world.secrets, number))
  await sql`update number_reports set number_hash = case number_hash when ${one}::bytea then ${other}::bytea else ${one} end`.execute(
    world.db,
  )
  expect(await ownWord()).toBe('SPOKE')
  // That she took her data once more is written there.
  expect(differing(before, await everything())).toEqual(['her settings.json'])
})
