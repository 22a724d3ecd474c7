import { expect, it } from 'vitest'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { newYear, testWorld } from '#server/testing/world.ts'
import { makeDemoFamily } from './family-logins.ts'
import { knownFamily, knownPassword } from './known-logins.ts'
import { makeDemo } from './make-demo.ts'

const world = testWorld()

it('the demo has a mother, a father and a daughter who keeps the last word, each with a login of their own, and a listener', async () => {
  const { db, secrets } = world
  const demo = { db, secrets, passwords: cheapPasswords(), now: newYear }
  await makeDemoFamily(demo)
  expect(await db.selectFrom('family_logins').selectAll().execute()).toEqual([])
  await makeDemo(db, demo.passwords, { members: 120, now: newYear })
  // One family in seven of the community has confirmed no second form.
  await db.updateTable('members').set({ second_script: {} }).execute()
  await Promise.all([makeDemoFamily(demo), makeDemoFamily(demo)])
  const { mother, father, candidate } = knownFamily
  const profiles = new Set<string>()
  for (const { email, mobile } of [mother, father, candidate]) {
    const byMail = await world.call('login', { role: 'USER', email, password: knownPassword })
    const byMobile = await world.call('mobileLogin', { role: 'USER', mobile, password: knownPassword })
    expect([byMail.status, byMobile.status], email).toEqual([200, 200])
    const token = byMail.body.access_token
    const me = (await world.call('me', {}, { token })).body
    profiles.add(me.uuid)
    // Marathi pages name her in Devanagari.
    expect(me.second_script?.mr).toHaveProperty('first_name')
    const family = (await world.call('familyLogins', {}, { token })).body
    expect(family.last_word).toBe('Y')
    expect(family.list).toHaveLength(3)
  }
  expect(profiles.size).toBe(1)
  expect(await db.selectFrom('family_listeners').select('id').where('person_id', 'is', null).execute()).toHaveLength(1)
})
