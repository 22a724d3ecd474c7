import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { daysToObject, daysToObjectAlone } from '#domain/access/caller-requests.ts'
import { mostSavedSearches } from '#domain/finding/saved-searches.ts'
import {
  mostProfiles,
  phonesPerFamily,
  photosPerMember,
  relativesPerFamily,
  siblingsPerFamily,
} from '#domain/limits.ts'
import { importMaxRows, mostInvitesPerDay } from '#domain/office/imports.ts'
import { mostOpenings } from '#domain/relations/see-links.ts'
import { mostTrustees } from '#domain/site/setup.ts'
import { told } from '#domain/telling/told.ts'
import { daysBetweenFailures } from '#server/features/telling/deliveries/rules.ts'
import { telling } from '#server/testing/deliveries.ts'
import { bride } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { migrate } from './migrate.ts'

const world = testWorld()

const namesOf = async (table: string) => {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(world.db)
  return rows.map(({ name }) => name)
}

it('a start adds the kinds of its version and keeps those of another', async () => {
  await sql`delete from delivery_kinds where name = 'weekly_sheet'`.execute(world.db)
  await sql`insert into delivery_kinds values ('letter_of_long_ago')`.execute(world.db)
  for (let n = 0; n < 2; n++) expect(await migrate(world.db)).toEqual([])
  expect(await namesOf('delivery_kinds')).toEqual(
    expect.arrayContaining(['notice', 'weekly_sheet', 'letter_of_long_ago']),
  )
  expect([...(await namesOf('notification_types')), ...(await namesOf('delivery_kinds'))]).toEqual(
    expect.arrayContaining(Object.keys(told)),
  )
  expect(await namesOf('channels')).toEqual(expect.arrayContaining(['CALL', 'EMAIL', 'PUSH']))
})

it('a start writes the numbers of its version, and a rule whose number is missing fails', async () => {
  await sql`update numbers set value = 90 where name = 'most_profiles'`.execute(world.db)
  await sql`delete from numbers where name = 'days_before_call'`.execute(world.db)
  await expect(bride(world)).rejects.toThrow('query returned no rows')
  await migrate(world.db)
  const { rows } = await sql<{ n: number }>`select number_of('most_profiles') as n`.execute(world.db)
  expect(rows).toEqual([{ n: mostProfiles }])
  await bride(world)
})

const days = (n: number) => `'${n} days'::interval`
it.each([
  ['caller_requests_waits', [days(daysToObject), days(daysToObjectAlone)]],
  ['unreachable_contacts_check', [days(daysBetweenFailures)]],
  ['photos_position_check', [`"position" <= ${photosPerMember - 1}`]],
  ['siblings_position_check', [`"position" <= ${siblingsPerFamily - 1}`]],
  ['relatives_position_check', [`"position" <= ${relativesPerFamily - 1}`]],
  ['members_mobile_place_check', [`mobile_place <= ${phonesPerFamily}`]],
  ['saved_searches_slot', [`slot <= ${mostSavedSearches}`]],
  ['see_links_openings_check', [`openings <= ${mostOpenings}`]],
  ['trustees_number', [`cardinality(addresses) <= ${mostTrustees}`]],
  ['imports_rows_check', [`rows <= ${importMaxRows}`]],
  ['imports_invites_per_day_check', [`invites_per_day <= ${mostInvitesPerDay}`]],
])('the numbers in the check %s are those of the code', async (name, parts) => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${name}`.execute(world.db)
  expect(rows).toHaveLength(1)
  for (const part of parts) expect(rows[0]?.text).toContain(part)
})

it('nothing is stored under a kind or by a channel that is in no list', async () => {
  const { id } = await bride(world)
  const delivers = (kind: string, channel: string) =>
    sql`insert into deliveries (id, event_id, kind, member_id, channel, created_at, changed_at)
      values (gen_random_uuid(), gen_random_uuid(), ${kind}, ${id}, ${channel}, now(), now())`.execute(world.db)
  await delivers('warned', 'EMAIL')
  await expect(delivers('interest_sent', 'EMAIL')).rejects.toThrow('deliveries_kind_fkey')
  await expect(delivers('warned', 'PIGEON')).rejects.toThrow('deliveries_channel_fkey')
  await expect(delivers('warned', 'PUSH')).rejects.toThrow('deliveries_channel_check')
  const tells = (type: string) =>
    sql`insert into notifications (id, member_id, type, source_id, created_at)
      values (gen_random_uuid(), ${id}, ${type}, gen_random_uuid(), now())`.execute(world.db)
  await tells('id_checked')
  await expect(tells('warned')).rejects.toThrow('notifications_type_fkey')
  await expect(tells('interest_sent')).rejects.toThrow('notifications_with_sender')
})

it('what a later version has told stands in nobody’s way', async () => {
  const her = await bride(world)
  await sql`insert into notification_types values ('of_tomorrow')`.execute(world.db)
  await sql`insert into delivery_kinds values ('of_tomorrow')`.execute(world.db)
  await sql`insert into notifications (id, member_id, type, source_id, created_at)
    values (gen_random_uuid(), ${her.id}, 'of_tomorrow', gen_random_uuid(), ${world.clock.now()})`.execute(world.db)
  for (const channel of ['EMAIL', 'CALL'])
    await sql`insert into deliveries (id, event_id, kind, member_id, channel, created_at, changed_at)
      values (gen_random_uuid(), gen_random_uuid(), 'of_tomorrow', ${her.id}, ${channel}, now(), now())`.execute(
      world.db,
    )
  world.clock.passes(3_600_000)
  await telling(world).gathers()
  const { token } = her
  expect((await world.call('notificationList', {}, { token })).body.count).toBe(0)
  expect((await world.call('notificationCount', {}, { token })).body.count).toBe(0)
  const { options } = await createStaff(world)
  expect((await world.call('unreachedList', {}, options)).body.list).toEqual([])
  expect((await world.call('memberRecord', { uuid: her.id }, options)).body.messages).toEqual([])
})
