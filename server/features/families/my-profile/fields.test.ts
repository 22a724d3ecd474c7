import { beforeAll, describe, expect, it } from 'vitest'
import { brokenInProfile } from '#contract/families/profile-rules.ts'
import { fieldMessage } from '#contract/field-words.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { bride, type TestMember } from '#server/testing/members.ts'
import { type FieldCase, fieldCases, unknownId } from '#server/testing/profile-field-cases.ts'
import { type WholeProfile, wholeProfile, withValue } from '#server/testing/whole-profile.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
let her: TestMember
let whole: WholeProfile
beforeAll(async () => {
  her = await bride(world)
  whole = await wholeProfile(world.db)
})

const dayOf = () => dayInIndia(world.clock.now())
/** What the page says before it sends, in its own words. */
const pageSays = (sent: unknown) =>
  Object.fromEntries(
    Object.entries(brokenInProfile(sent, 'F', dayOf())).map(([path, rule]) => [path, fieldMessage('en', rule)]),
  )
const saves = async (sent: Parameters<typeof world.call<'editProfile'>>[1]) => {
  await world.db.deleteFrom('rate_limits').execute()
  return world.call('editProfile', sent, { token: her.token })
}
/** Only the server has the lists, so the page cannot know an id that is in none of them. */
const needsLists = (value: unknown, message: string) =>
  JSON.stringify(value).includes(unknownId) || message.includes('charan')

describe('every field of the edit form', () => {
  it('takes a whole profile', async () => {
    expect(pageSays(whole)).toEqual({})
    expect((await saves(whole)).status).toBe(200)
  })

  it.each(Object.keys(fieldCases))('%s', async path => {
    const { good, empty, emptyAt = path, bad } = fieldCases[path] as FieldCase
    for (const value of good) {
      const sent = withValue(whole, path, value)
      expect(pageSays(sent), `page: ${String(value)}`).toEqual({})
      expect((await saves(sent)).refusal.fields, `server: ${String(value)}`).toBeUndefined()
    }
    for (const [value, message] of [['', empty], ...bad] as const) {
      const sent = withValue(whole, path, value)
      const { status, refusal } = await saves(sent)
      const expected = message === null ? {} : { [value === '' ? emptyAt : path]: message }
      expect(refusal.fields ?? {}, `server: ${JSON.stringify(value)}`).toEqual(expected)
      expect(status).toBe(message === null ? 200 : 400)
      if (message === null || !needsLists(value, message))
        expect(pageSays(sent), `page: ${JSON.stringify(value)}`).toEqual(expected)
    }
  })

  it('refuses a fourth brother or sister, and leaves out the sixth relative', async () => {
    const sibling = whole.family_details.family_members[0]
    const four = await saves(withValue(whole, 'family_details.family_members', [sibling, sibling, sibling, sibling]))
    expect(four.refusal.fields).toEqual({ 'family_details.family_members': 'At most 3 are possible' })
    const relatives = Array.from({ length: 7 }, (_, n) => ({ surname: `Kale ${n}`, goan: '' }))
    expect((await saves(withValue(whole, 'family_details.relatives', relatives))).status).toBe(200)
    const { body } = await world.call('me', {}, { token: her.token })
    expect(body.family_details.relatives.map(({ surname }) => surname)).toEqual([0, 1, 2, 3, 4].map(n => `Kale ${n}`))
  })

  it('keeps a taluka in its district and a charan in its nakshatra', async () => {
    const other = await world.db
      .selectFrom('districts')
      .select('id')
      .where('name_en', '=', 'Satara')
      .executeTakeFirstOrThrow()
    expect((await saves({ ...whole, native_place_district_id: other.id })).refusal.fields).toEqual({
      native_place_taluka_id: 'This taluka is not in the chosen district',
    })
    expect((await saves(withValue(whole, 'family_details.district_id', other.id))).refusal.fields).toEqual({
      'family_details.taluka_id': 'This taluka is not in the chosen district',
    })
  })
})
