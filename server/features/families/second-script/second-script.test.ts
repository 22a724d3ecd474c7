import { beforeAll, describe, expect, it } from 'vitest'
import type { SentProfile } from '#contract/families/edited-profile.ts'
import { hourMs } from '#domain/durations.ts'
import { otherForm } from '#domain/families/both-scripts/suggest.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { type WholeProfile, wholeProfile } from '#server/testing/whole-profile.ts'
import { testWorld } from '#server/testing/world.ts'
import { shippedPairsWith } from './known-pairs.ts'
import { learnPairs } from './learn-pairs.ts'
import { suggestionsFromAddress } from './limits.ts'

const world = testWorld()
let whole: WholeProfile
beforeAll(async () => {
  whole = { ...(await wholeProfile(world.db)), first_name: 'Mrunal', middle_name: 'Sanjay', last_name: 'Jagtap' }
})
const me = async ({ token }: TestMember) => (await world.call('me', {}, { token })).body
const saves = (member: TestMember, sent: object) =>
  world.call('editProfile', { ...whole, ...sent } as SentProfile, { token: member.token })
const opens = async (viewer: TestMember, member: TestMember) =>
  (await world.call('profileDetail', { uuid: member.id }, { token: viewer.token })).body
const asked = async ({ token }: TestMember) => (await world.call('secondScript', {}, { token })).body
const names = { first_name: 'मृणाल', middle_name: 'संजय', last_name: 'जगताप' }

describe('a second form', () => {
  it('is stored beside the typed one, and read by the language in which it is written', async () => {
    const her = await bride(world)
    const { status } = await saves(her, { second_script: { ...names, education_courses: 'एम.कॉम.' } })
    expect(status).toBe(200)
    expect(await me(her)).toMatchObject({
      first_name: 'Mrunal',
      second_script: { mr: { ...names, education_courses: 'एम.कॉम.' } },
    })
    const him = await bride(world)
    await saves(him, { first_name: 'ऋतुजा', second_script: { first_name: 'Rutuja', last_name: 'जगताप' } })
    expect((await me(him)).second_script).toEqual({ en: { first_name: 'Rutuja' }, mr: { last_name: 'जगताप' } })
  })

  it('stays while what was typed stays, goes with a change of it, and is taken away by an empty one', async () => {
    const her = await bride(world)
    await saves(her, { second_script: { ...names, native_place_goan: 'जेजुरी' } })
    await saves(her, { other_info: 'Dances' })
    expect((await me(her)).second_script?.mr).toEqual({ ...names, native_place_goan: 'जेजुरी' })
    await saves(her, { native_place_goan: 'Saswad', second_script: { middle_name: '' } })
    expect((await me(her)).second_script?.mr).toEqual({ first_name: 'मृणाल', last_name: 'जगताप' })
    // The same form may fit another spelling of the name, where it is sent along.
    await saves(her, { first_name: 'Mrinal', last_name: 'Kale', second_script: { first_name: 'मृणाल' } })
    expect((await me(her)).second_script).toEqual({ mr: { first_name: 'मृणाल' } })
  })

  it('goes along with its row of a list, in whatever order the rows come', async () => {
    const her = await bride(world)
    const rows = [
      { surname: 'Pawar', goan: 'Jejuri', second_script: { surname: 'पवार', goan: 'जेजुरी' } },
      { surname: 'Kale', goan: '' },
    ]
    const brother = { name: 'Amit', gender: 'M', second_script: { name: 'अमित' } }
    const { family_details } = whole
    await saves(her, {
      family_details: { ...family_details, mama_surname: 'More', relatives: rows, family_members: [brother] },
      user_properties: [{ details: 'Two acres', place: 'Nashik', second_script: { place: 'नाशिक' } }],
    })
    await saves(her, { family_details: { second_script: { mama_surname: 'मोरे' } }, user_properties: undefined })
    const read = await me(her)
    expect(read.family_details.second_script).toEqual({ mr: { mama_surname: 'मोरे' } })
    expect(read.relatives.map(({ second_script }) => second_script)).toEqual([
      { mr: { surname: 'पवार', goan: 'जेजुरी' } },
      undefined,
    ])
    expect(read.family_members).toMatchObject([{ second_script: { mr: { name: 'अमित' } } }])
    expect(read.user_properties).toMatchObject([{ second_script: { mr: { place: 'नाशिक' } } }])
    const turned = read.relatives.map(({ surname, goan }) => ({ surname, goan })).toReversed()
    await saves(her, { family_details: { relatives: turned }, user_properties: undefined })
    expect((await me(her)).relatives[1]?.second_script).toEqual({ mr: { surname: 'पवार', goan: 'जेजुरी' } })
  })

  it('changes nothing where the record is sent back as it was read', async () => {
    const her = await bride(world)
    await saves(her, { second_script: names, family_details: { second_script: { goan: 'सासवड' }, goan: 'Saswad' } })
    const read = await me(her)
    expect((await world.call('editProfile', read as unknown as SentProfile, { token: her.token })).body.version).toBe(
      read.version,
    )
    expect(await me(her)).toEqual(read)
  })

  it('is refused at its field where it breaks a rule', async () => {
    const her = await bride(world)
    const wrong: [sent: object, path: string][] = [
      [{ second_script: { first_name: 'Mrinal' } }, 'second_script.first_name'],
      [{ second_script: { first_name: 'मृणाल1' } }, 'second_script.first_name'],
      [{ second_script: { first_name: 'मृ'.repeat(31) } }, 'second_script.first_name'],
      [{ second_script: { first_name: 7 } }, 'second_script.first_name'],
      [{ second_script: 'मृणाल' }, 'second_script'],
      [{ second_script: { other_info: 'फोन ९८२२०१२३४५' } }, 'second_script.other_info'],
      [{ second_script: { other_info: 'पहा \u202e' } }, 'second_script.other_info'],
      [{ second_script: { education_courses: '१०' } }, 'second_script.education_courses'],
      [{ family_details: { goan: 'Saswad', second_script: { goan: 'Sasvad' } } }, 'family_details.second_script.goan'],
      [
        {
          expectation: {
            occupation_other_expectations: 'Kind',
            second_script: { occupation_other_expectations: 'Kindly' },
          },
        },
        'expectation.second_script.occupation_other_expectations',
      ],
      [
        { expectation: { second_script: { occupation_other_expectations: 'फोन ९८२२०१२३४५' } } },
        'expectation.second_script.occupation_other_expectations',
      ],
      [
        { family_details: { family_members: [{ name: 'Amit', gender: 'M', second_script: { name: 'Amit' } }] } },
        'family_details.family_members.0.second_script.name',
      ],
      [
        { user_properties: [{ details: 'A flat', second_script: { details: 'x'.repeat(2000) } }] },
        'user_properties.0.second_script.details',
      ],
    ]
    for (const [sent, path] of wrong) {
      const { status, refusal } = await saves(her, sent)
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [path]])
    }
    // What the form does not know is dropped, as everywhere in it.
    expect((await saves(her, { second_script: { dob: 'एक', __proto__: 'x' } })).status).toBe(200)
    expect((await me(her)).second_script).toBeUndefined()
  })

  it('may be in letters of both scripts in a text, as abbreviations are', async () => {
    const her = await bride(world)
    await saves(her, { occupation_details: 'Engineer, TCS', second_script: { occupation_details: 'अभियंता, TCS' } })
    expect((await me(her)).second_script?.mr).toEqual({ occupation_details: 'अभियंता, TCS' })
  })

  it('stands beside what a family hopes for too, until that is changed', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    const hopes = (sent: object) => saves(her, { expectation: sent })
    const kind = { occupation_other_expectations: 'समजूतदार' }
    const ofHers = async () => (await me(her)).expectation.second_script
    // A family that has written no hopes before.
    expect((await hopes({ occupation_other_expectations: 'Kind', second_script: kind })).status).toBe(200)
    expect(await ofHers()).toEqual({ mr: kind })
    expect((await opens(him, her)).expectation).toMatchObject({
      occupation_other_expectations: 'Kind',
      second_script: { mr: kind },
    })
    await hopes({ birth_year_from: 1990 })
    await saves(her, { expectation: undefined, other_info: 'Dances' })
    expect(await ofHers()).toEqual({ mr: kind })
    // What two pages change at once is named by its field.
    const { version } = await me(her)
    expect((await hopes({ second_script: { occupation_other_expectations: 'समंजस' } })).status).toBe(200)
    const late = await saves(her, { version, expectation: { second_script: { occupation_other_expectations: '' } } })
    expect(late.status).toBe(409)
    expect(late.refusal.fields).toHaveProperty(['expectation.second_script.occupation_other_expectations'])
    expect(late.refusal.message).toContain('other expectations in the other script')
    const read = await me(her)
    expect((await world.call('editProfile', read as unknown as SentProfile, { token: her.token })).body.version).toBe(
      read.version,
    )
    await hopes({ occupation_other_expectations: 'Kind and tall' })
    expect(await ofHers()).toBeUndefined()
  })

  it('is read by others as far as they read the field', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    await saves(her, {
      second_script: { ...names, native_place_goan: 'जेजुरी', working_place_goan: 'सासवड' },
      family_details: { contact_full_name: 'Sanjay Jagtap', second_script: { contact_full_name: 'संजय जगताप' } },
    })
    const card = async () =>
      (await world.call('joinedList', {}, { token: him.token })).body.list.find(({ uuid }) => uuid === her.id)
    expect((await opens(him, her)).second_script).toEqual({ mr: names })
    expect((await card())?.second_script).toEqual({ mr: names })
    await subscribes(world, him.id)
    const paid = { ...names, native_place_goan: 'जेजुरी', working_place_goan: 'सासवड' }
    expect((await opens(him, her)).second_script).toEqual({ mr: paid })
    expect((await card())?.second_script).toEqual({ mr: { ...names, working_place_goan: 'सासवड' } })
    expect(JSON.stringify(await opens(him, her))).not.toContain('संजय जगताप')
    const { body } = await world.call('contactDetail', { uuid: her.id }, { token: him.token })
    expect(body.family_details_contact.second_script).toEqual({ mr: { contact_full_name: 'संजय जगताप' } })
  })

  it('that two pages change at once is not written over, and the refusal names it', async () => {
    const her = await bride(world)
    await saves(her, {})
    const { version } = await me(her)
    const sent = (first_name: string) => saves(her, { version, second_script: { first_name } })
    const answers = await Promise.all([sent('मृणाल'), sent('म्रुणाल')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.refusal.fields).toHaveProperty(['second_script.first_name'])
    expect(refused?.refusal.message).toContain('first name in the other script')
  })
})

describe('the suggestions', () => {
  const suggests = async (...texts: string[]) =>
    (await world.call('scriptSuggestions', { texts })).body.list.map(one => one?.form ?? null)

  it('come in the order of the texts, from what ships, the lists of places and the rules', async () => {
    expect(await suggests('Mrunal', 'जगताप', 'Pune', '12', 'TCS, पुणे')).toEqual(['मृणाल', 'Jagtap', 'पुणे', null, null])
  })

  it('are a guess where only rules made a word of them, until five families wrote it', async () => {
    const { list } = (
      await world.call('scriptSuggestions', { texts: ['Natu', 'Mrunal Natu', 'Mrunal S. Jagtap', 'Pune'] })
    ).body
    expect(list.map(one => one?.is_guess)).toEqual([1, 1, 0, 0])
  })

  it('know each place of the lists, under its former names and with its parts', async () => {
    expect(await suggests('Ahmednagar', 'Bangalore', 'Hinjewadi', 'hinjawadi', 'Pimple Saudagar', 'वांद्रे')).toEqual([
      'अहमदनगर',
      'बंगलोर',
      'हिंजवडी',
      'हिंजवडी',
      'पिंपळे सौदागर',
      'Bandra',
    ])
    const data = await readMasterData(world.db)
    const lists = shippedPairsWith(data)
    const places = [...data.districts, ...data.talukas]
    const wrong = places.filter(({ name_en, name_mr }) => otherForm(name_en, lists) !== name_mr)
    // Wani is first of all a surname, वाणी.
    expect([places.length, wrong.map(({ name_en }) => name_en)]).toEqual([395, ['Wani']])
  })

  it('are refused for what is no short list of texts', async () => {
    for (const texts of [[], Array(21).fill('a'), ['x'.repeat(201)], 'Mrunal', [7]])
      expect((await world.call('scriptSuggestions', { texts: texts as string[] })).status).toBe(400)
  })

  it('are of so many words at a time, and of none longer than any name', async () => {
    expect(await suggests('Mrunal '.repeat(25), 'Mrunal '.repeat(25), 'Mrunal')).toEqual([
      Array(25).fill('मृणाल').join(' '),
      null,
      null,
    ])
    expect(await suggests('q'.repeat(26), 'Mrunal')).toEqual([null, 'मृणाल'])
  })

  it('learn a name that five families write alike, and never one of four', async () => {
    const writes = async (family: TestMember, last_name: string, form: string) => {
      await world.db
        .updateTable('members')
        .set({ last_name, second_script: { last_name: form } })
        .where('id', '=', family.id)
        .execute()
    }
    const before = await suggests('Qazwingar', 'Qazwinkar')
    const families = await Promise.all(Array.from({ length: 5 }, () => bride(world)))
    for (const family of families) await writes(family, 'Qazwingar', 'काझविनगार')
    for (const family of await Promise.all(Array.from({ length: 4 }, () => bride(world))))
      await writes(family, 'Qazwinkar', 'काझविणकर')
    await learnPairs(world.db)
    world.clock.passes(hourMs)
    expect(before).not.toContain('काझविनगार')
    expect(await suggests('qazwingar', 'Qazwinkar')).toEqual(['काझविनगार', before[1]])
    expect(await suggests('काझविनगार')).toEqual(['Qazwingar'])
    const [leaver] = families
    if (leaver) await world.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', leaver.id).execute()
    await learnPairs(world.db)
    expect(
      await world.db.selectFrom('script_pairs').select('latin').where('latin', '=', 'Qazwingar').execute(),
    ).toEqual([])
  })

  it('end for an address that asks and asks', async () => {
    const { hits } = suggestionsFromAddress
    const from = { remoteAddress: '203.0.113.77' }
    const one = () => world.call('scriptSuggestions', { texts: ['Mrunal'] }, from)
    expect((await one()).status).toBe(200)
    await world.db.updateTable('rate_limits').set({ hits }).where('key', 'like', 'script suggestions %').execute()
    const answers = []
    for (let n = 0; n < 40; n++) answers.push((await one()).status)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('“Is this how you write it?”', () => {
  it('asks for the names and places that have no second form, with what we would write', async () => {
    const her = await bride(world)
    await saves(her, { second_script: { first_name: 'मृणाल' } })
    const { list, version, waiting } = await asked(her)
    const paths = list.map(({ path }) => path)
    expect([version, waiting]).toEqual([(await me(her)).version, []])
    expect(list).toContainEqual({ path: 'last_name', typed: 'Jagtap', suggestion: { form: 'जगताप', is_guess: 0 } })
    expect(paths).toContain('family_details.goan')
    expect(paths).toContain('family_details.relatives.0.surname')
    expect(paths).not.toContain('first_name')
    // A text stays as the family wrote it.
    expect(paths).not.toContain('other_info')
  })
})
