import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { masterTypes } from '#contract/site/choice-lists.ts'
import { joins, registrationForm } from '#server/testing/families.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { wholeProfile } from '#server/testing/whole-profile.ts'
import { callerOf, testWorld } from '#server/testing/world.ts'
import { referencesTo } from './merge.ts'

const world = testWorld({ followsLists: true, readModel: true, cachedSessions: true })
type Type = (typeof masterTypes)[number]
let asha: TestStaff
beforeAll(async () => {
  asha = await createStaff(world, 'ADMIN')
})

const read = async (type: Type) => (await world.call('officeList', { type }, asha.options)).body
const entry = async (type: Type, name: string) => {
  const found = (await read(type)).list.find(({ name_en }) => name_en === name)
  if (!found) throw new Error(`no ${name} in ${type}`)
  return found.uuid
}
async function adds(type: Type, name_en: string, name_mr: string) {
  const { version } = await read(type)
  expect((await world.call('addToList', { type, version, name_en, name_mr }, asha.options)).status).toBe(200)
  return entry(type, name_en)
}
async function retires(type: Type, uuid: string) {
  const { version } = await read(type)
  expect((await world.call('retireInList', { type, version, uuid }, asha.options)).status).toBe(200)
}
async function merges(type: Type, uuid: string, into: string) {
  const { version } = await read(type)
  return world.call('mergeInList', { type, version, uuid, into }, asha.options)
}
const offered = async (type: Type, call = world.call) =>
  (await call('masterDataList', { type })).body.list.map(({ name }) => name)

/** Every table with a row that holds this id. */
async function tablesWith(id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(world.db)
  const found: string[] = []
  for (const { name } of rows) {
    const held =
      await sql`select from ${sql.table(name)} as row where lower(row::text) like ${`%${id}%`} limit 1`.execute(
        world.db,
      )
    if (held.rows.length > 0) found.push(name)
  }
  return found
}

describe('a list that the office keeps', () => {
  it('refuses the last number of a version that a column holds, after which there is none', async () => {
    const version = 2_147_483_647
    const names = { name_en: 'Umbar', name_mr: 'उंबर' }
    expect((await world.call('addToList', { type: 'DEVAK', version, ...names }, asha.options)).status).toBe(400)
  })

  it('takes a new entry, a new name and a new order, and every node follows', async () => {
    const node = await world.anotherNode()
    const there = callerOf(node)
    const before = await offered('DEVAK', there)
    const uuid = await adds('DEVAK', 'Kardal', 'कर्दळ')
    await soon(() => offered('DEVAK', there), [...before, 'Kardal'])
    let { version } = await read('DEVAK')
    const names = { name_en: 'Kardali', name_mr: 'कर्दळी' }
    await world.call('renameInList', { type: 'DEVAK', version, uuid, ...names }, asha.options)
    await soon(() => offered('DEVAK', there), [...before, 'Kardali'])
    const { list, version: next } = await read('DEVAK')
    version = next
    const uuids = [uuid, ...list.filter(one => one.uuid !== uuid).map(one => one.uuid)]
    await world.call('orderList', { type: 'DEVAK', version, uuids }, asha.options)
    await soon(() => offered('DEVAK', there), ['Kardali', ...before])
    const marathi = await there('masterDataList', { type: 'DEVAK' }, { headers: { language: 'mr' } })
    expect(marathi.body.list[0]?.name).toBe('कर्दळी')
    await node.close()
  })

  it('is found by a search as soon as a family has the new entry', async () => {
    const satvik = await adds('DIET', 'Satvik food', 'सात्त्विक आहार')
    const [her, him] = [await joins(world, { gender: 'F' }), await joins(world, { gender: 'M' })]
    await soon(async () => (await offered('DIET')).includes('Satvik food'), true)
    const profile = { ...(await wholeProfile(world.db)), diet_id: satvik }
    expect((await world.call('editProfile', profile, { token: her.token })).status).toBe(200)
    const count = async () =>
      (await world.call('searchCount', { diet_ids: satvik, same_devak: 'Y' }, { token: him.token })).body.count
    await soon(count, 1)
  })

  it('tells the second of two editors, and refuses a name that is there', async () => {
    const vijay = await createStaff(world, 'ADMIN')
    const { version } = await read('PERSONALITY')
    const add = (name_en: string, staff: TestStaff) =>
      world.call('addToList', { type: 'PERSONALITY', version, name_en, name_mr: `${name_en} म` }, staff.options)
    expect((await add('Patient', asha)).status).toBe(200)
    const second = await add('Brave', vijay)
    expect([second.status, second.refusal.code]).toEqual([409, 'changed_elsewhere'])
    expect(second.refusal.message).toContain('A colleague has changed this list meanwhile')
    const again = await read('PERSONALITY')
    const taken = { type: 'PERSONALITY', version: again.version, name_en: 'patient', name_mr: 'धीर' } as const
    const refused = await world.call('addToList', taken, asha.options)
    expect(refused.refusal.fields).toEqual({ name_en: 'Another entry of this list has this name' })
    // The refused one has not moved the list on.
    expect((await read('PERSONALITY')).version).toBe(again.version)
  })

  it('is read-only where kundali, charts and the search stand on it', async () => {
    const readOnly: Type[] = []
    for (const type of masterTypes) {
      const { is_read_only, list, version } = await read(type)
      if (!is_read_only) continue
      readOnly.push(type)
      const [one, other] = list.map(({ uuid }) => uuid)
      if (!one || !other) throw new Error(`${type} is empty`)
      const names = { name_en: 'New', name_mr: 'नवीन' }
      for (const { status, refusal } of [
        await world.call('addToList', { type, version, ...names }, asha.options),
        await world.call('renameInList', { type, version, uuid: one, ...names }, asha.options),
        await world.call('orderList', { type, version, uuids: [one] }, asha.options),
        await world.call('retireInList', { type, version, uuid: one }, asha.options),
        await world.call('restoreInList', { type, version, uuid: one }, asha.options),
        await world.call('mergeInList', { type, version, uuid: one, into: other }, asha.options),
      ])
        expect([status, refusal.message]).toEqual([
          409,
          'This list is read-only: kundali, charts and the search depend on it',
        ])
      expect((await read(type)).list).toEqual(list)
    }
    expect(readOnly).toEqual(['MOVE_TO_ABROAD', 'RAAS', 'NAKSHTRA', 'CHARAN', 'NADI', 'GAN'])
    const place = await world.call('officeList', { type: 'district' as Type }, asha.options)
    expect(place.status).toBe(400)
  })

  it('notes each change in the audit with before and after', async () => {
    const uuid = await adds('SKIN_TONE', 'Rosy', 'गुलाबी')
    const { version } = await read('SKIN_TONE')
    const names = { name_en: 'Rosy fair', name_mr: 'गुलाबी गोरा' }
    await world.call('renameInList', { type: 'SKIN_TONE', version, uuid, ...names }, asha.options)
    const { body } = await world.call('auditList', { act: 'list_entry_renamed' }, asha.options)
    expect(body.list[0]?.changes).toEqual(
      expect.arrayContaining([{ field: 'name_en', before: 'Rosy', after: 'Rosy fair' }]),
    )
  })
})

describe('a retired entry', () => {
  it('stays with whoever has it, readable, and is refused to whoever chooses it anew', async () => {
    const eggs = await adds('DIET', 'Only eggs', 'फक्त अंडी')
    await soon(async () => (await offered('DIET')).includes('Only eggs'), true)
    const [her, friend] = [await joins(world, { gender: 'F' }), await joins(world, { gender: 'F' })]
    const him = await joins(world, { gender: 'M' })
    const whole = await wholeProfile(world.db)
    const hers = { ...whole, diet_id: eggs, expectation: { ...whole.expectation, diet: [eggs] } }
    expect((await world.call('editProfile', hers, { token: her.token })).status).toBe(200)
    await retires('DIET', eggs)
    await soon(async () => (await offered('DIET')).includes('Only eggs'), false)
    const { body } = await world.call('masterDataList', { type: 'DIET' })
    expect(body.retired.map(({ uuid, name }) => ({ uuid, name }))).toContainEqual({ uuid: eggs, name: 'Only eggs' })

    // She saves her form again; her friend cannot have the same.
    const again = await world.call('editProfile', { ...hers, other_info: 'Paints' }, { token: her.token })
    expect(again.status).toBe(200)
    const refused = await world.call('editProfile', hers, { token: friend.token })
    const sentence = 'This can no longer be chosen. Please choose another'
    expect([refused.status, refused.refusal.fields]).toEqual([400, { diet_id: sentence, 'expectation.diet': sentence }])
    const search = await world.call('searchUser', { diet_ids: eggs }, { token: him.token })
    expect([search.status, search.refusal.fields]).toEqual([400, { diet_ids: sentence }])
    const seen = await world.call('profileDetail', { uuid: her.id }, { token: him.token })
    expect(JSON.stringify(seen.body)).toContain('Only eggs')
  })

  it('is refused at registration and as a filter of a list, and can be brought back', async () => {
    const uuid = await adds('MARITAL_STATUS', 'Separated', 'विभक्त')
    await retires('MARITAL_STATUS', uuid)
    const him = await joins(world, { gender: 'M' })
    const filter = () => world.call('brideList', { marital_status_id: uuid }, { token: him.token })
    await soon(async () => (await filter()).status, 400)
    const signup = await world.call('signup', await registrationForm(world.db, { marital_status_id: uuid }))
    expect([signup.status, signup.refusal.fields]).toEqual([
      400,
      { marital_status_id: 'This can no longer be chosen. Please choose another' },
    ])
    const { version } = await read('MARITAL_STATUS')
    await world.call('restoreInList', { type: 'MARITAL_STATUS', version, uuid }, asha.options)
    await soon(async () => (await filter()).status, 200)
  })

  it('is never the last of its list', async () => {
    const { list } = await read('BODY_STRUCTURE')
    for (const { uuid } of list.slice(1)) await retires('BODY_STRUCTURE', uuid)
    const { version } = await read('BODY_STRUCTURE')
    const last = { type: 'BODY_STRUCTURE', version, uuid: list[0]?.uuid ?? '' } as const
    const refused = await world.call('retireInList', last, asha.options)
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'The last entry of a list has to stay: families must choose one',
    ])
  })
})

describe('a merge', () => {
  it('leads every profile, expectation and saved search to the other entry', async () => {
    for (const [type, field, wish] of [
      ['OCCUPATION_TYPE', 'occupation_type_id', 'occupation_type'],
      ['EDUCATION_GROUP', 'education_group_id', 'education_group'],
      ['MARITAL_STATUS', 'marital_status_id', 'marital_status'],
      ['DIET', 'diet_id', 'diet'],
      ['DEVAK', 'devak_id', null],
      ['SKIN_TONE', 'scan_tone_id', null],
      ['RELATION', null, 'relation'],
      ['ECO_STATUS', null, 'echo_status'],
      ['PERSONALITY', null, 'personality'],
    ] as const) {
      const from = await adds(type, `Twice ${type}`, `दोनदा ${type}`)
      const into = (await read(type)).list[0]?.uuid ?? ''
      await soon(async () => (await offered(type)).includes(`Twice ${type}`), true)
      const [her, him] = [await joins(world, { gender: 'F' }), await joins(world, { gender: 'M' })]
      const whole = await wholeProfile(world.db)
      const sent = {
        ...whole,
        ...(field && { [field]: from }),
        expectation: { ...whole.expectation, ...(wish && { [wish]: [into, from.toUpperCase()] }) },
      }
      const saved = await world.call('editProfile', sent, { token: her.token })
      expect([saved.status, saved.refusal.fields]).toEqual([200, undefined])
      const criterion = referencesTo(type).criteria.length > 0
      if (criterion)
        await world.call(
          'searchUser',
          { [field === 'diet_id' ? 'diet_ids' : (field ?? '')]: from },
          { token: him.token },
        )
      const merged = await merges(type, from, into)
      expect([type, merged.status]).toEqual([type, 200])

      const me = (await world.call('me', {}, { token: her.token })).body
      if (field) expect(me[field]).toBe(into)
      if (wish) expect(me.expectation?.[wish]).toEqual([into])
      // Nothing in the database but the entry itself holds the id any more.
      expect(await tablesWith(from)).toEqual(['options'])
      if (criterion) {
        const found = async () => (await world.call('previousSearch', {}, { token: him.token })).body.list
        await soon(async () => (await found()).some(({ uuid }) => uuid === her.id), true)
      }
      // A form opened before the merge takes the other entry over.
      const stale = await world.call('editProfile', { ...sent, version: saved.body.version }, { token: her.token })
      expect(stale.status).toBe(409)
      const paths = [...(field ? [field] : []), ...(wish ? [`expectation.${wish}`] : [])]
      expect(Object.keys(stale.refusal.fields ?? {}).toSorted()).toEqual(paths.toSorted())
    }
  })

  it('leads on what is saved in the same moment, and an entry that was merged before', async () => {
    const [one, two, three] = [
      await adds('DEVAK', 'First', 'पहिले'),
      await adds('DEVAK', 'Second', 'दुसरे'),
      await adds('DEVAK', 'Third', 'तिसरे'),
    ]
    const her = await joins(world, { gender: 'F' })
    expect((await merges('DEVAK', one, two)).status).toBe(200)
    expect((await merges('DEVAK', two, three)).status).toBe(200)
    // As a save would that was checked before the merge and written after it.
    await world.db.updateTable('members').set({ devak_id: one }).where('id', '=', her.id).execute()
    expect((await world.call('me', {}, { token: her.token })).body.devak_id).toBe(three)
    const { version } = await read('DEVAK')
    const back = await world.call('restoreInList', { type: 'DEVAK', version, uuid: one }, asha.options)
    expect([back.status, back.refusal.message]).toEqual([409, 'This entry was merged with another one'])
    expect((await merges('DEVAK', three, three)).status).toBe(400)
    expect((await merges('DEVAK', three, two)).status).toBe(400)
  })

  it('knows every column that refers to an entry', async () => {
    const { rows } = await sql<{ column: string }>`
      select conrelid::regclass || '.' || attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'options'::regclass and conrelid <> 'options'::regclass
      group by 1 order by 1`.execute(world.db)
    const known = masterTypes.flatMap(type => referencesTo(type).memberColumns.map(({ column }) => `members.${column}`))
    expect(rows.map(({ column }) => column)).toEqual(known.toSorted())
    const kept = (await world.db.selectFrom('option_lists').select('type').execute()).map(({ type }) => type as Type)
    const followed = await sql<{ column: string }>`
      select attname as column from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any(tgattr)
      where tgname = 'members_merged_options' order by 1`.execute(world.db)
    expect(followed.rows.map(({ column }) => column)).toEqual(
      kept.flatMap(type => referencesTo(type).memberColumns.map(({ column }) => column)).toSorted(),
    )
    // A reference within JSON has no key, so every such column is named here with what it may hold.
    const json = await sql<{ column: string }>`
      select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('json', 'jsonb') order by 1`.execute(world.db)
    expect(json.rows.map(({ column }) => column)).toEqual([
      'consent_drafts.words',
      'consent_translations.words',
      'consent_wordings.words',
      'content_versions.body',
      'expectations.choices',
      'expectations.second_script',
      'family_details.second_script',
      'import_rows.problems',
      // A value that was matched with an entry that is gone counts as not matched, and is asked for again.
      'imports.matching',
      'incident_notices.chosen',
      'member_letters.chosen',
      'members.second_script',
      'patrikas.chart',
      'payment_documents.content',
      'properties.second_script',
      'relatives.second_script',
      'saved_searches.criteria',
      'searches.criteria',
      'siblings.second_script',
    ])
  })
})
