import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { daysOfBar } from '#domain/relations/agent-numbers.ts'
import { leave } from '#server/features/families/leaving/leave.ts'
import { memberReferences } from '#server/features/families/leaving/member-tables.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { joins, joinsWithBoth } from '#server/testing/families.ts'
import { groom } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { columnsOf, columnsWith, plantRows } from '#server/testing/plant-rows.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const { passes, sealing } = departuresIn(world)
const page = join(import.meta.dirname, '..', '..', '..', 'docs', 'security.md')

/** What the provider itself says, sells, counts and runs. A table that is not named here is taken to hold a person. */
const holdNobody =
  'asked_backups audit_head backups birth_places cash_closing_lines cash_closings channels consent_drafts consent_translations consent_wordings contact_reveals content_published content_versions countries delivery_kinds districts ' +
  'document_counters encryption_keys figure_days figures_by_day files_to_erase health_checks import_columns import_values ' +
  'jobs notification_types numbers option_lists options plans push_keys rules_notices schema_migrations script_pairs setup_trials site_copy site_opening sms_templates ' +
  'statement_columns states talukas troubles trust_months weekly_sheet_runs work_locations'
/** The rows of a member, of the person who acts for it and of a departure are made by the product itself, and looked at apart. */
const notPlanted = ['members', 'persons', 'departures', 'staff']

/** Why something stays after the erasure, or belongs to no family and has no term. What is not named here may not. */
const stays: Record<string, string> = {
  audit: 'the chain needs the rows; the key to what they say is destroyed',
  consents: 'a bare row with the day on which the proof may go (`proof_until`), then deleted',
  incidents: 'what the provider wrote about an incident, for the Board; it names no family',
  incident_members: 'that somebody was told, without the name',
  incident_notices: 'what was said to families, for the Board; it names none',
  leaving_reasons: 'the bare reason, for the figures',
  member_keys: 'that the key was destroyed',
  memberships: 'what was sold, as long as tax law demands',
  orders: 'what was sold, as long as tax law demands',
  part_refunds: 'what was paid back, as long as tax law demands',
  payment_documents: 'receipts and invoices with the buyer’s name, as long as tax law demands',
  payments: 'what was paid, as long as tax law demands',
  reports: 'that there was a report, without its text',
  sandbox_payments: 'payments of the demo, which are none',
  staff_contacts: 'while the person of staff works here, until another number is confirmed',
  trustees: 'who outside the office is told, until an ADMIN names others',
  staff_recovery_codes: 'with the person of staff, until new ones are made',
  upi_payments: 'that a UTR has served, by its keyed hash, and what the bank said of the payment',
  success_stories: 'what the couple agreed to show, until it is taken down; without the profiles',
}

/** Columns that hold nobody by themselves and go with their row, as times and marks do. */
const plain = new Set([
  'id',
  'version',
  'position',
  'status',
  'state',
  'kind',
  'language',
  'seq',
  'count',
  'row',
  'slot',
])
const plainTypes = new Set(['timestamptz', 'bool'])
/** What stays of a member: the number, which purchases and reports refer to, and what holds nothing of the person. */
const staysOfMember =
  'id registration_no gender number origin is_demo version joined_at updated_at status photo_privacy photo_epoch ' +
  'visible_numbers mobile_is_hidden mobile_place last_use_is_hidden candidate_waits registered_without_email'
/** These a member must have to be one, with the values of the registration. */
const ownOfMember =
  'id registration_no gender status number is_demo joined_at updated_at version country_code dial_code mobile ' +
  'mobile_verified_at email email_verified_at person_id'
/** What is still open when the family leaves. */
const stillOpen = {
  'member_keys.destroyed_at': null,
  'consents.proof_until': null,
  'success_stories.taken_down_at': null,
}

const daysUntilErasure = 365
const stages = [0, 1, 2, 3, 7, 8, 30, 31, 32, 33, 60, 61, 62, 180, 181, 365, 366, 367, 1000, 3294, 3295]
type Stage = number | 'leaving' | null

const readMember = async (id: string) =>
  (await sql<Record<string, unknown>>`select * from members where id = ${id}`.execute(world.db)).rows[0] ?? {}

const sealed = new Set<string>(memberReferences.filter(({ fate }) => fate === 'sealed').map(({ table }) => table))
function atLeaving(table: string, stage: Stage, ofItself: Stage): string {
  if (stage === 'leaving') return sealed.has(table) ? 'at once, into the sealed record' : 'at once'
  if (stage === daysUntilErasure) return 'at the erasure'
  if (ofItself === null) return `stays: ${stays[table] ?? 'NOBODY SAYS WHY'}`
  return 'stays until its term'
}
const daysOfLongYear = 366
function term(days: Stage): string {
  if (typeof days !== 'number') return '–'
  if (days <= 1) return 'a day'
  return days > 2 * daysOfLongYear && days % daysOfLongYear === 0 ? `${days / daysOfLongYear} years` : `${days} days`
}
const line = (...cells: string[]) => `| ${cells.join(' | ')} |`
/** As the formatter of the docs sets a table. The second row is the rule below the head. */
function padded(rows: readonly string[]): string[] {
  const cells = rows.map(row => row.slice(2, -2).split(' | '))
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map(row => row[at]?.length ?? 0)))
  return cells.map((row, n) => line(...row.map((cell, at) => cell.padEnd(widths[at] ?? 0, n === 1 ? '-' : ' '))))
}
const names = (columns: readonly string[]) => columns.map(name => `\`${name}\``).join(', ')

it('the table of what is kept how long names every column that holds a person, and says what the jobs do', async () => {
  const columns = await columnsOf(world.db)
  const nobodys = holdNobody.split(' ')
  expect(nobodys.filter(table => !columns.has(table))).toEqual([])
  const tables = [...columns.keys()].filter(table => !nobodys.includes(table) && !notPlanted.includes(table))
  const [leaver, stayer] = [await joinsWithBoth(world), await joins(world)]
  const him = await groom(world)
  await sellsPlan(world)
  const families = [
    { memberId: leaver.id, canary: 'Plantleaver' },
    { memberId: stayer.id, canary: 'Plantstayer' },
  ]
  const { id: staffId } = await createStaff(world)
  const planted = { tables, families, canaryOfNobody: 'Plantnobody', otherId: him.id, staffId }
  // Somebody of another family: whoever logs in for a profile that stays is not gone with one that leaves.
  const { person_id } = await readMember(him.id)
  const barred_until = new Date(world.clock.now().getTime() + daysOfBar * dayMs)
  const values = {
    ...stillOpen,
    'agent_numbers.barred_until': barred_until,
    'family_logins.person_id': person_id,
    'family_invitations.person_id': person_id,
  }
  await plantRows(world.db, { ...planted, values, now: world.clock.now() }, ownOfMember.split(' '))
  const before = await readMember(leaver.id)

  const ofLeaver = () => columnsWith(world.db, columns, [...tables, 'departures'], ['Plantleaver', leaver.id])
  const ofOthers = () => columnsWith(world.db, columns, tables, ['Plantstayer', 'Plantnobody', stayer.id])
  const goneWithLeaver = new Map<string, Stage>(
    [...(await ofLeaver()), 'departures.member_id'].map(name => [name, null]),
  )
  const goneOfItself = new Map<string, Stage>((await ofOthers()).map(name => [name, null]))
  const note = (gone: Map<string, Stage>, there: readonly string[], stage: Stage) => {
    for (const [name, at] of gone) if (at === null && !there.includes(name)) gone.set(name, stage)
  }
  const leaving = { ...sealing(), channels: { SMS: true, EMAIL: true }, askPartner: async () => {} }
  const config = { sealedDays: daysUntilErasure }
  await leave({ ...leaving, config }, { memberId: leaver.id, language: 'en', now: world.clock.now() })
  note(goneWithLeaver, await ofLeaver(), 'leaving')
  const left = await readMember(leaver.id)
  for (const [at, day] of stages.entries()) {
    await passes(day - (stages[at - 1] ?? 0))
    note(goneWithLeaver, await ofLeaver(), day)
    note(goneOfItself, await ofOthers(), stages[at - 1] ?? 0)
  }

  const kept = Object.keys(before).filter(name => JSON.stringify(before[name]) === JSON.stringify(left[name]))
  expect(left.person_id).toBeNull()
  expect(kept.filter(name => !staysOfMember.split(' ').includes(name))).toEqual([])
  const lines = [...tables, ...notPlanted].toSorted().flatMap(table => {
    const all = (columns.get(table) ?? []).filter(({ name, type }) => !plain.has(name) && !plainTypes.has(type))
    const everything = all.map(({ name }) => name)
    if (table === 'persons') return [line('`persons`', names(everything), '–', 'at once, with the last profile')]
    if (table === 'staff') return [line('`staff`', names(everything), '–', 'stays: the audit names who did what')]
    if (table === 'members') {
      const [stay, go] = [true, false].map(of =>
        everything.filter(name => staysOfMember.split(' ').includes(name) === of),
      )
      return [
        line('`members`', names(go ?? []), '–', 'at once, into the sealed record'),
        line(
          '',
          names(stay ?? []),
          '–',
          'stays: the number, which purchases and reports refer to; without any, at the erasure',
        ),
      ]
    }
    const found = everything.filter(name => goneWithLeaver.has(`${table}.${name}`))
    const fates = Map.groupBy(found, name => {
      const [stage, ofItself] = [goneWithLeaver, goneOfItself].map(gone => gone.get(`${table}.${name}`) ?? null)
      return line(term(ofItself ?? null), atLeaving(table, stage ?? null, ofItself ?? null))
    })
    // A row that goes as a whole takes what the text was not found in along, such as a number.
    return [...fates].map(([fate, of], at) =>
      line(at === 0 ? `\`${table}\`` : '', names(fates.size === 1 ? everything : of), fate.slice(2, -2)),
    )
  })
  expect(lines.filter(one => one.includes('NOBODY SAYS WHY'))).toEqual([])
  expect(Object.keys(stays).filter(table => !lines.join('\n').includes(stays[table] ?? ''))).toEqual([])

  const head = [line('Table', 'Columns', 'Term', 'When the family leaves'), line('-', '-', '-', '-')]
  const without = `Tables that hold nobody: ${names(nobodys)}.`
  const text = readFileSync(page, 'utf8')
  const [begin, end] = ['<!-- kept -->\n', '<!-- end of kept -->'].map(mark => text.indexOf(mark))
  const above = text.slice(0, (begin ?? 0) + '<!-- kept -->\n'.length)
  const below = text.slice(end)
  expect(below).toContain('## ASVS 5.0')
  await expect(`${above}\n${[...padded([...head, ...lines]), '', without].join('\n')}\n\n${below}`).toMatchFileSnapshot(
    page,
  )
})
