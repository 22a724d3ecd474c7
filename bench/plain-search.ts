// What a careful developer writes first: the criteria as conditions, a count of its own, an offset, and composite indexes.
import { type RawBuilder, sql } from 'kysely'
import { pageSize } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { Criteria } from '#server/features/finding/read-model/criteria.ts'

const visible = sql`status = 'active' and (mobile_verified_at is not null or email_verified_at is not null)`
const leading = ['marital_status_id', 'education_group_id', 'native_district_id', 'work_location_id']

/** Each begins with what narrows most, goes on with the years nearly every search names, and ends in the page's order. */
export async function addIndexes(db: Db): Promise<void> {
  for (const column of leading)
    await sql`create index on members (gender, ${sql.ref(column)}, date_of_birth, joined_at desc, id desc) where ${visible}`.execute(
      db,
    )
  await sql`create index on members (gender, date_of_birth, joined_at desc, id desc) where ${visible}`.execute(db)
  await sql`vacuum analyze members`.execute(db)
}

function conditions(criteria: Criteria): RawBuilder<unknown> {
  const among = (column: string, ids: readonly string[] | undefined, type: string) =>
    ids ? [sql`${sql.ref(column)} = any(${ids}::${sql.raw(type)}[])`] : []
  const { birthYear, height, sameDevak } = criteria
  return sql.join(
    [
      sql`gender = 'F'`,
      visible,
      ...among('marital_status_id', criteria.maritalStatus, 'uuid'),
      ...among('education_group_id', criteria.educationGroup, 'uuid'),
      ...among('occupation_type_id', criteria.occupationType, 'uuid'),
      ...among('diet_id', criteria.diet, 'uuid'),
      ...among('work_location_id', criteria.workLocation, 'uuid'),
      ...among('native_district_id', criteria.nativeDistrict, 'uuid'),
      ...among('ready_to_move_abroad', criteria.moveAbroad, 'text'),
      ...(birthYear?.from ? [sql`date_of_birth >= make_date(${birthYear.from}::int, 1, 1)`] : []),
      ...(birthYear?.to ? [sql`date_of_birth <= make_date(${birthYear.to}::int, 12, 31)`] : []),
      ...(height?.from ? [sql`height_cm >= ${height.from}`] : []),
      ...(height?.to ? [sql`height_cm <= ${height.to}`] : []),
      ...(sameDevak ? [sql`devak_id is distinct from ${sameDevak.not}::uuid`] : []),
      ...among('mangal', criteria.mangal, 'text'),
      ...(criteria.withPhoto
        ? [sql`exists (select from photos where member_id = members.id and photos.status = 'shown')`]
        : []),
    ],
    sql` and `,
  )
}

const page = (criteria: Criteria, offset: number) =>
  sql`select id from members where ${conditions(criteria)}
    order by joined_at desc, id desc offset ${offset * pageSize} limit ${pageSize}`
const count = (criteria: Criteria) => sql`select count(*) from members where ${conditions(criteria)}`

export async function pageAndCount(db: Db, criteria: Criteria, offset: number): Promise<void> {
  await count(criteria).execute(db)
  await page(criteria, offset).execute(db)
}

export async function pageAlone(db: Db, criteria: Criteria): Promise<void> {
  await page(criteria, 0).execute(db)
}

export async function printPlans(db: Db, criteria: Criteria): Promise<void> {
  for (const [name, query] of [
    ['count', count(criteria)],
    ['page', page(criteria, 0)],
  ] as const) {
    const plan = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${query}`.execute(db)
    console.log(`  plan of the ${name} of one of them:`)
    for (const line of plan.rows) console.log(`    ${line['QUERY PLAN']}`)
  }
}
