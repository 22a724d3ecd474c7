import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ImportTarget } from '#contract/office/import-targets.ts'
import { consentTexts, neededConsents } from '#domain/families/consents.ts'
import { deleteRows } from '#server/features/families/leaving/member-tables.ts'
import { keepHouse } from '#server/running/operations/housekeeping.ts'
import { logsInByCode } from '#server/testing/families.ts'
import {
  matches,
  type RegisterRow,
  readsImport,
  registerOf,
  uploadsRegister,
  worksImportsOff,
} from '#server/testing/imports.ts'
import { bride, groom } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { createStaff, haveTakenTheirFamilies } from '#server/testing/staff.ts'
import { type CallOptions, type TestWorld, testWorld } from '#server/testing/world.ts'

const days = (n: number) => n * 86_400_000

async function uploads(world: TestWorld, options: CallOptions, rows: readonly RegisterRow[]) {
  const { status, body } = await uploadsRegister(world, await registerOf(world.db, rows), options)
  expect([status, body.message]).toEqual([200, expect.stringMatching(/rows? (?:was|were) read/)])
  return body.uuid
}
async function runs(world: TestWorld, options: CallOptions, uuid: string) {
  expect((await world.call('runImport', { uuid }, options)).status).toBe(200)
  await worksImportsOff(world)
  return readsImport(world, options, uuid)
}
const imported = (world: TestWorld) =>
  world.db.selectFrom('members').selectAll().where('origin', '=', 'import').orderBy('number').execute()
const found = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

const agrees = (world: TestWorld, token: string) =>
  world.call(
    'setConsents',
    {
      consents: neededConsents.map(text => ({ text, version: consentTexts[text].version, is_given: 'Y' as const })),
    },
    { token },
  )

/** Whether anything of an uploaded register is still there: the samples of its columns, or a row as it was written. */
async function isKept({ db }: TestWorld, uuid: string): Promise<boolean> {
  const { rows } = await sql`select from imports where id = ${uuid} and (sealed is not null
    or exists (select from import_rows where import_id = imports.id and sealed is not null))`.execute(db)
  return rows.length > 0
}

describe('a register of the provider', () => {
  const world = testWorld()

  it('is matched, checked without importing anything, and imported; the same file adds nothing', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const rows: RegisterRow[] = Array.from({ length: 230 }, (_, at) => {
      if (at === 3) return { dob: '31/02/1997' }
      if (at === 120) return { height: 'tall', income: 'good', mobile: '12' }
      if (at === 121) return { district: 'Atlantis' }
      if (at === 122) return { dob: '09/03/2015' }
      if (at === 123) return { mobile: '', email: '' }
      if (at === 124) return { height: '५ फूट ४ इंच', income: '६५००००', dob: '९ मार्च १९९७', mobile: '+91 ९८०००-००१२४' }
      return {}
    })
    const uuid = await uploads(world, options, rows)
    const first = await readsImport(world, options, uuid)
    expect(first.state).toBe('matching')
    expect(first.columns.map(({ target }) => target)).toEqual([
      'full_name',
      'gender',
      'dob',
      'height',
      'marital_status_id',
      'education_courses',
      'education_group_id',
      'annual_income',
      'native_place_district_id',
      'mobile',
      'own_email',
    ])
    expect(first.missing).toEqual([])
    const districts = first.listed.find(({ target }) => target === 'native_place_district_id')
    expect(districts?.values).toEqual([
      { value: 'पुणे', count: 229, choice: expect.any(String), known_by: 'name' },
      { value: 'Atlantis', count: 1, choice: '', known_by: 'nothing' },
    ])

    const checked = await matches(world, options, uuid)
    expect([checked.state, found(checked.counts)]).toEqual(['checked', { good: 225, bad: 5 }])
    expect(await imported(world)).toEqual([])
    const bad = (await world.call('importRows', { uuid, state: 'bad' }, options)).body
    expect(bad.list.map(({ row, problems }) => [row, problems.map(({ column }) => column).toSorted()])).toEqual([
      [5, ['DOB']],
      [122, ['Height', 'Income', 'Mobile']],
      [123, ['District']],
      [124, ['DOB']],
      [125, ['Mobile']],
    ])
    const { text } = (await world.call('exportImport', { uuid }, options)).body
    await haveTakenTheirFamilies(world)
    expect((await world.call('exportImport', { uuid }, options)).status).toBe(409)
    expect(text.split('\r\n')).toContain('122,"To correct","Height","Height","Please check this value"')
    expect(text).not.toContain('98000')

    const done = await runs(world, options, uuid)
    expect([done.state, found(done.counts)]).toEqual(['done', { imported: 225, bad: 5 }])
    const members = await imported(world)
    expect(members).toHaveLength(225)
    expect(members.find(({ mobile }) => mobile === '9800000124')).toMatchObject({
      middle_name: 'Suresh',
      last_name: 'Kale',
      date_of_birth: '1997-03-09',
      height_cm: 162,
      annual_income: 650_000,
      mobile: '9800000124',
      mobile_verified_at: null,
    })
    // What became a member stands nowhere else.
    const left = await world.db.selectFrom('import_rows').select('row').where('sealed', 'is not', null).execute()
    expect(left).toHaveLength(5)

    const again = await uploads(world, options, rows)
    const second = await matches(world, options, again, { doubles: 'apart' })
    expect(found(second.counts)).toEqual({ double: 225, bad: 5 })
    expect(found((await runs(world, options, again)).counts)).toEqual({ skipped: 225, bad: 5 })
    expect(await imported(world)).toHaveLength(225)
  })

  it('lets a row be corrected by what its family’s biodata says, and knows it in a second upload', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const rows = [
      { name: 'Manasi', dob: '31/02/1997', district: 'Atlantis', mobile: '9870000001' },
      { name: 'Shalini Anant Joshi', mobile: '9870000002' },
    ]
    const uuid = await uploads(world, options, rows)
    const { listed } = await matches(world, options, uuid)
    const pune = listed
      .find(({ target }) => target === 'native_place_district_id')
      ?.options.find(({ name }) => name === 'Pune')
    const corrects = (row: number, fields: { target: ImportTarget; value: string }[]) =>
      world.call('correctImportRow', { uuid, row, fields }, options)
    expect((await corrects(3, [{ target: 'dob', value: '1997-03-09' }])).status).toBe(409)
    expect((await corrects(2, [{ target: 'dob', value: '1997-03-09' }])).status).toBe(200)
    await worksImportsOff(world)
    const { list } = (await world.call('importRows', { uuid, state: 'bad' }, options)).body
    expect(list.map(({ row, problems }) => [row, problems.map(({ column }) => column).toSorted()])).toEqual([
      [2, ['District', 'Name']],
    ])
    await corrects(2, [
      { target: 'last_name', value: 'Jagtap' },
      { target: 'native_place_district_id', value: pune?.id ?? '' },
    ])
    await worksImportsOff(world)
    expect(found((await readsImport(world, options, uuid)).counts)).toEqual({ good: 2 })
    const sealed = await world.db.selectFrom('import_rows').select('sealed').where('import_id', '=', uuid).execute()
    for (const one of sealed) expect(one.sealed?.includes('Jagtap')).toBe(false)
    expect(found((await runs(world, options, uuid)).counts)).toEqual({ imported: 2 })
    const her = (await imported(world)).find(({ mobile }) => mobile === '9870000001')
    expect(her).toMatchObject({ first_name: 'Manasi', last_name: 'Jagtap', date_of_birth: '1997-03-09' })
    const again = await matches(world, options, await uploads(world, options, rows))
    expect(found(again.counts)).toEqual({ bad: 1, double: 1 })
    const acts = (await world.call('auditList', { act: 'import_row_corrected' }, options)).body.list
    expect(acts[0]?.changes).toContainEqual({
      field: 'fields',
      before: null,
      after: 'last_name, native_place_district_id',
    })
  })

  it('takes names and places in both scripts from a column in each; what is not the same waits or stays out', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const register = await registerOf(world.db, [
      { name: 'Mrunal Sanjay Jagtap', mobile: '9862000001' },
      { name: 'ऋतुजा सुरेश काळे', mobile: '9862000002' },
      { name: 'Ketaki Vasant Shirke', mobile: '9862000003' },
      { name: 'Uma Bhosale', mobile: '9862000004' },
      { name: 'Isha Pawar', mobile: '9862000005' },
    ])
    const beside = [
      ['नाव (मराठी)', 'Native place', 'मूळगाव', 'Mama', 'Mama in Marathi', 'Job', 'व्यवसाय'],
      ['मृणाल संजय जगताप', 'Patoda', 'पाटोदा', 'More', 'मोरे', 'Farmer', 'शेतकरी'],
      ['Rutuja Suresh Kale', '', 'जेजुरी', '', '', '', ''],
      ['आर्चना वसंत शिर्के', 'Satara', 'उंब्रज', '', '', '', ''],
      ['Uma A Bhosale', '', '', 'पवार', 'पवार', '', ''],
      ['ईशा१ पवार', '', '', '', '', '', ''],
    ]
    const table = register.split('\r\n').map((line, at) => [line, ...(beside[at] ?? [])].join(','))
    const { uuid } = (await uploadsRegister(world, table.join('\r\n'), options)).body
    const checked = await matches(world, options, uuid)
    expect(checked.columns.slice(11).map(({ target }) => target)).toEqual([
      'full_name',
      'native_place_goan',
      'native_place_goan',
      'family_details.mama_surname',
      'family_details.mama_surname',
      'occupation_details',
      'occupation_details',
    ])
    expect(found(checked.counts)).toEqual({ good: 4, bad: 1 })
    const { list } = (await world.call('importRows', { uuid, state: 'bad' }, options)).body
    expect(list.map(({ problems }) => problems.map(({ field, column }) => [field, column]))).toEqual([
      [['First name in the other script', 'नाव (मराठी)']],
    ])
    await runs(world, options, uuid)
    const stored = await world.db
      .selectFrom('members')
      .innerJoin('family_details', 'family_details.member_id', 'members.id')
      .where('mobile', 'like', '986200000_')
      .orderBy('mobile')
      .select([
        'first_name',
        'native_village',
        'members.second_script as own',
        'family_details.second_script as family',
      ])
      .execute()
    expect(stored).toEqual([
      {
        first_name: 'Mrunal',
        native_village: 'Patoda',
        own: { first_name: 'मृणाल', middle_name: 'संजय', last_name: 'जगताप', native_village: 'पाटोदा' },
        family: { maternal_uncle_surname: 'मोरे' },
      },
      {
        first_name: 'ऋतुजा',
        native_village: 'जेजुरी',
        own: { first_name: 'Rutuja', middle_name: 'Suresh', last_name: 'Kale' },
        family: {},
      },
      {
        first_name: 'Ketaki',
        native_village: 'Satara',
        own: { middle_name: 'वसंत', last_name: 'शिर्के' },
        family: {},
      },
      { first_name: 'Uma', native_village: '', own: {}, family: {} },
    ])
    // Staff look at it once the family has come.
    const waiting = world.db.selectFrom('second_name_reviews').select(['path', 'typed', 'second'])
    expect(await waiting.execute()).toEqual([{ path: 'first_name', typed: 'Ketaki', second: 'आर्चना' }])
    const queued = () => world.db.selectFrom('review_items').where('kind', '=', 'second_name').selectAll().execute()
    expect(await queued()).toEqual([])
    expect((await logsInByCode(world, '9862000003')).status).toBe(200)
    expect(await queued()).toHaveLength(1)
  })

  it('remembers what a column and a value meant', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const uuid = await uploads(world, options, [
      { name: 'Isha Kulkarni', district: 'Punyanagari', mobile: '9810000001' },
    ])
    const before = await readsImport(world, options, uuid)
    const list = before.listed.find(({ target }) => target === 'native_place_district_id')
    const pune = list?.options.find(({ name }) => name === 'Pune')?.id ?? ''
    expect(list?.values[0]).toMatchObject({ choice: '', known_by: 'nothing' })
    const value = { target: 'native_place_district_id' as const, value: 'Punyanagari', choice: pune }
    expect(found((await matches(world, options, uuid, { values: [value] })).counts)).toEqual({ good: 1 })
    const next = await uploads(world, options, [{ district: ' PUNYANAGARI.', mobile: '9810000002' }])
    const remembered = (await readsImport(world, options, next)).listed.find(
      one => one.target === 'native_place_district_id',
    )
    expect(remembered?.values[0]).toMatchObject({ choice: pune, known_by: 'matching' })
  })

  it('of 300 rows with 20 bad ones keeps its matching, however often it is saved', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const rows: RegisterRow[] = Array.from({ length: 300 }, (_, at) => ({
      mobile: String(9_860_000_000 + at),
      name: `Radha Anant Patil${'abcdefghijkl'.charAt(at % 12)}`,
      district: at % 2 === 0 ? 'Shaniwar Peth' : 'Kolhapoor',
      ...(at % 15 === 0 && { income: '' }),
    }))
    const uuid = await uploads(world, options, rows)
    const before = await readsImport(world, options, uuid)
    const list = before.listed.find(({ target }) => target === 'native_place_district_id')
    const pune = list?.options.find(({ name }) => name === 'Pune')?.id ?? ''
    const target = 'native_place_district_id' as const
    expect(list?.values.map(({ value, known_by }) => [value, known_by])).toEqual([
      ['Shaniwar Peth', 'nothing'],
      ['Kolhapoor', 'suggestion'],
    ])
    // The page sends every value that is not the name of its entry, once; a second save of a page that sends none changes nothing.
    const kolhapur = list?.values[1]?.choice ?? ''
    const values = [
      { target, value: 'Shaniwar Peth', choice: pune },
      { target, value: 'Kolhapoor', choice: kolhapur },
    ]
    for (const sent of [values, [], []]) {
      const { counts } = await matches(world, options, uuid, { values: sent })
      expect(found(counts)).toEqual({ good: 280, bad: 20 })
    }
    const bad = (await world.call('importRows', { uuid, state: 'bad' }, options)).body.list[0]
    expect(bad?.problems.map(({ message }) => message)).toEqual(['Please enter annual income'])

    // Another file of the same register needs no matching, and a mistaken one can be taken back.
    const next = await uploads(world, options, [
      { district: 'Shaniwar  peth.', mobile: '9860009999', name: 'Sai Raje' },
    ])
    expect(found((await matches(world, options, next)).counts)).toEqual({ good: 1 })
    const unmatched = await matches(world, options, next, {
      values: [{ target, value: 'Shaniwar  peth.', choice: '' }],
    })
    expect(found(unmatched.counts)).toEqual({ bad: 1 })
    expect(found((await matches(world, options, next)).counts)).toEqual({ bad: 1 })

    expect(found((await runs(world, options, uuid)).counts)).toEqual({ imported: 280, bad: 20 })
  })

  it('asks once for what some or all rows lack', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const statuses: RegisterRow[] = [
      { name: 'Uma Bhosale', mobile: '9861000001' },
      { name: 'Jui Bhosale', mobile: '9861000002', status: '' },
    ]
    const table = await registerOf(world.db, statuses)
    // Without the column of education groups, which old registers do not have.
    const { uuid } = (await uploadsRegister(world, table.replace('Education group', 'Remarks'), options)).body
    const asked = await readsImport(world, options, uuid)
    expect(asked.missing).toEqual(['marital_status_id', 'education_group_id'])
    const first = (target: string) => asked.listed.find(one => one.target === target)?.options[0]?.id ?? ''
    const fixed = (['marital_status_id', 'education_group_id'] as const).map(target => ({
      target,
      value: first(target),
    }))
    const answered = await matches(world, options, uuid, { fixed })
    expect([answered.missing, found(answered.counts)]).toEqual([[], { good: 2 }])
  })

  it('is seen by nobody until the family comes by a code, corrects it and agrees', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const uuid = await uploads(world, options, [{ name: 'Gauri Vasant Shinde', mobile: '9820000001' }])
    await matches(world, options, uuid)
    await runs(world, options, uuid)
    const his = await groom(world)
    const her = await world.db
      .selectFrom('members')
      .selectAll()
      .where('mobile', '=', '9820000001')
      .executeTakeFirstOrThrow()
    const isListed = async () =>
      (await world.call('joinedList', {}, { token: his.token })).body.list.some(({ uuid: id }) => id === her.id)
    const opens = async () => (await world.call('profileDetail', { uuid: her.id }, { token: his.token })).status
    expect([await isListed(), await opens()]).toEqual([false, 404])

    const entered = await logsInByCode(world, '9820000001')
    expect(entered.status).toBe(200)
    const token = entered.body.access_token
    const me = (await world.call('me', {}, { token })).body
    expect(me).toMatchObject({
      registration_no: her.registration_no,
      asks_consent: 'Y',
      came_by: 'IMPORT',
      is_verified_mobile: 'Y',
      first_name: 'Gauri',
      height: 162,
    })
    // Verified, and still in no list: the family has agreed to nothing yet.
    expect([await isListed(), await opens()]).toEqual([false, 404])
    expect((await world.call('editProfile', { ...me, height: 165 } as never, { token })).status).toBe(200)
    expect(await isListed()).toBe(false)
    expect((await agrees(world, token)).status).toBe(200)
    expect([await isListed(), await opens()]).toEqual([true, 200])
    expect((await world.call('me', {}, { token })).body).toMatchObject({ asks_consent: 'N', height: 165 })
    expect((await readsImport(world, options, uuid)).claimed).toBe(1)
  })

  it('is undone whole, apart from the families that have come; unclaimed ones are erased after 90 days', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const rows = [1, 2, 3].map(n => ({ name: `Mira Anil Pawar`, dob: `0${n}/04/1996`, mobile: `983000000${n}` }))
    const uuid = await uploads(world, options, rows)
    await matches(world, options, uuid)
    await runs(world, options, uuid)
    expect((await logsInByCode(world, '9830000002')).status).toBe(200)
    expect((await world.call('undoImport', { uuid }, options)).status).toBe(200)
    await worksImportsOff(world)
    const undone = await readsImport(world, options, uuid)
    expect([undone.state, found(undone.counts)]).toEqual(['undone', { undone: 2, spared: 1 }])
    const mobiles = (await imported(world)).map(({ mobile }) => mobile).filter(mobile => mobile?.startsWith('983'))
    expect(mobiles).toEqual(['9830000002'])
    expect(await isKept(world, uuid)).toBe(false)
    // What was taken back may be brought again.
    const again = await uploads(world, options, rows)
    await matches(world, options, again)
    expect(found((await runs(world, options, again)).counts)).toEqual({ imported: 2, skipped: 1 })

    world.clock.passes(days(29))
    await keepHouse(world.db, memoryFiles(world.files), world.clock.now())
    expect(await isKept(world, again)).toBe(true)
    world.clock.passes(days(60))
    await keepHouse(world.db, memoryFiles(world.files), world.clock.now())
    expect(await isKept(world, again)).toBe(false)
    const left = async () => (await imported(world)).filter(({ mobile }) => mobile?.startsWith('983')).length
    expect(await left()).toBe(3)
    world.clock.passes(days(2))
    await keepHouse(world.db, memoryFiles(world.files), world.clock.now())
    expect(await left()).toBe(1)
    const later = await createStaff(world, 'ADMIN')
    expect(found((await readsImport(world, later.options, again)).counts)).toEqual({ skipped: 1 })
    const { rows: sealed } = await sql`select from import_rows where sealed is not null`.execute(world.db)
    expect(sealed).toHaveLength(0)
  })

  it('keeps no samples of a family that leaves', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const uuid = await uploads(world, options, [{ mobile: '9830000011', dob: '11/04/1996' }])
    await matches(world, options, uuid)
    await runs(world, options, uuid)
    expect(await isKept(world, uuid)).toBe(true)
    const family = (await imported(world)).find(({ mobile }) => mobile === '9830000011')
    await world.db.transaction().execute(trx => deleteRows(trx, family?.id ?? ''))
    expect(await isKept(world, uuid)).toBe(false)
    expect((await readsImport(world, options, uuid)).columns).toEqual([])
  })
})

describe('families that are known already', () => {
  const world = testWorld()
  const dob = '02/05/1995'

  it('are found by number, address, name with birth date and an earlier row; each is skipped, kept apart or merged', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const known = await bride(world, {
      first_name: 'Asha',
      last_name: 'Jadhav',
      date_of_birth: '1995-05-02',
      mobile: '9840000001',
      email: 'asha@family.in',
      email_verified_at: world.clock.now(),
      blood_group: null,
      occupation: '',
      height_cm: 170,
    })
    const rows: RegisterRow[] = [
      { mobile: '9840000001', name: 'Other Name' },
      { mobile: '9840000002', email: 'ASHA@family.in', name: 'Third Name' },
      { mobile: '9840000003', name: 'आशा जाधव', dob },
      { mobile: '9840000004', name: 'New Person' },
      { mobile: '9840000004', name: 'Her Sister' },
    ]
    const uuid = await uploads(world, options, rows)
    expect(found((await matches(world, options, uuid)).counts)).toEqual({ double: 4, good: 1 })
    const doubles = (await world.call('importRows', { uuid, state: 'double' }, options)).body.list
    expect(doubles.map(({ row, double }) => [row, double?.by, double?.member?.uuid ?? double?.row])).toEqual([
      [2, 'mobile', known.id],
      [3, 'email', known.id],
      [4, 'name', known.id],
      [6, 'row', 5],
    ])
    expect((await world.call('chooseDouble', { uuid, row: 4, choice: 'merge' }, options)).status).toBe(200)
    expect((await world.call('chooseDouble', { uuid, row: 6, choice: 'apart' }, options)).status).toBe(200)
    expect(found((await runs(world, options, uuid)).counts)).toEqual({ imported: 2, merged: 1, skipped: 2 })
    const stored = await world.db.selectFrom('members').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow()
    // What the family told stays; the register has nothing that was empty but what it names.
    expect(stored).toMatchObject({ first_name: 'Asha', height_cm: 170, mobile: '9840000001' })
    const acts = (await world.call('auditList', {}, options)).body.list.map(({ act }) => act)
    expect(acts).toEqual(
      expect.arrayContaining(['import_uploaded', 'import_matched', 'import_double_decided', 'import_run']),
    )
  })

  it('fill only what is empty', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const known = await bride(world, { mobile: '9850000001', occupation: '', middle_name: '', height_cm: 170 })
    const uuid = await uploads(world, options, [{ mobile: '9850000001', name: 'Rutuja Suresh Kale' }])
    await matches(world, options, uuid, { doubles: 'merge' })
    expect(found((await runs(world, options, uuid)).counts)).toEqual({ merged: 1 })
    const after = await world.db.selectFrom('members').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow()
    expect(after).toMatchObject({ middle_name: 'Suresh', height_cm: 170, version: 2 })
    const acts = (await world.call('auditList', {}, options)).body.list
    expect(acts.some(({ act }) => act === 'member_edited')).toBe(true)
  })

  it('are given the forms in the other script that they lack, of names that they wrote alike', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const known = await bride(world, {
      mobile: '9850000002',
      first_name: 'ऋतुजा',
      middle_name: '',
      last_name: 'Kale',
      second_script: { last_name: 'काले' },
    })
    const table = await registerOf(world.db, [{ mobile: '9850000002', name: 'Rutuja Suresh Kale' }])
    const [headings, row] = table.split('\r\n')
    const both = [`${headings},नाव`, `${row},ऋतुजा सुरेश काळे`].join('\r\n')
    const { uuid } = (await uploadsRegister(world, both, options)).body
    await matches(world, options, uuid, { doubles: 'merge' })
    expect(found((await runs(world, options, uuid)).counts)).toEqual({ merged: 1 })
    const after = await world.db.selectFrom('members').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow()
    expect(after).toMatchObject({ first_name: 'ऋतुजा', middle_name: 'Suresh', last_name: 'Kale' })
    expect(after.second_script).toEqual({ first_name: 'Rutuja', middle_name: 'सुरेश', last_name: 'काले' })
  })
})

describe('invitations', () => {
  const world = testWorld()

  it('go out in portions a day by SMS or e-mail, and whoever has neither is called', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const rows: RegisterRow[] = [
      { mobile: '9860000001' },
      { mobile: '', email: 'mira@family.in' },
      { mobile: '+1 212 555 2368', email: '' },
      { mobile: '9860000004' },
    ]
    const uuid = await uploads(world, options, rows)
    await matches(world, options, uuid)
    expect(found((await runs(world, options, uuid)).counts)).toEqual({ imported: 4 })
    expect((await world.call('inviteImported', { uuid, per_day: 3 }, options)).status).toBe(200)
    await worksImportsOff(world)
    await worksImportsOff(world)
    const sent = async () => (await world.outbox()).filter(({ text }) => text.includes('नोंदवहीत')).map(({ to }) => to)
    expect((await sent()).toSorted()).toEqual(['+919860000001', 'mira@family.in'])
    const toCall = async () => (await world.call('unreachedList', {}, options)).body.list
    expect((await toCall()).map(({ about }) => about)).toEqual([['IMPORT_INVITATION']])
    expect((await readsImport(world, options, uuid)).invited).toBe(3)
    // An SMS holds neither a link nor anything of the biodata.
    expect((await world.outbox()).find(({ to }) => to === '+919860000001')?.text).not.toMatch(/http|Kale/)
    expect((await logsInByCode(world, '9860000004')).status).toBe(200)
    world.clock.passes(days(1))
    await worksImportsOff(world)
    // Who has come needs no invitation.
    expect(await sent()).not.toContain('+919860000004')
  })
})

describe('who and when', () => {
  const world = testWorld()

  it('is for ADMINs alone, and moves only from where it stands', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const clerk = await createStaff(world, 'STAFF')
    const table = await registerOf(world.db, [{}])
    expect((await uploadsRegister(world, table, clerk.options)).status).toBe(403)
    const uuid = await uploads(world, options, [{}])
    for (const name of ['runImport', 'stopImport', 'undoImport'] as const)
      expect((await world.call(name, { uuid }, options)).status).toBe(409)
    const { version, columns } = await readsImport(world, options, uuid)
    const sent = {
      uuid,
      version,
      columns: columns.map(one => one.target),
      fixed: [],
      values: [],
      doubles: 'skip' as const,
    }
    expect((await world.call('matchImport', sent, options)).status).toBe(200)
    expect((await world.call('matchImport', sent, options)).status).toBe(409)
    const unknown = '00000000-0000-7000-8000-000000000000'
    expect((await world.call('importDetail', { uuid: unknown }, options)).status).toBe(404)
    expect((await world.call('runImport', { uuid: unknown }, options)).status).toBe(404)
  })

  it('a file that is no register is a clear refusal, and one that is too large is not read', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const refused = async (bytes: Uint8Array | string) => {
      const { status, body } = await uploadsRegister(world, bytes, options)
      return [status, body.message]
    }
    expect(await refused('Name\n')).toEqual([400, expect.stringContaining('no rows')])
    expect(await refused('PK nonsense')).toEqual([400, expect.stringContaining('save it again')])
    expect(await refused(Buffer.from([0x4e, 0x0a, 0xe9]))).toEqual([400, expect.stringContaining('UTF-8')])
    const large = await world.app.inject({
      method: 'POST',
      url: '/api/office/imports',
      headers: {
        ...options.headers,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': String(200 * 2 ** 20),
      },
      payload: '--b--',
    })
    expect(large.statusCode).toBe(413)
    expect((await refused(Buffer.alloc(20 * 2 ** 20 + 10, 'x')))[0]).toBe(413)
  })
})
