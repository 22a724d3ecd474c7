import { type RawBuilder, sql } from 'kysely'
import { type ColumnCriterion, type Criterion, searchCriteria } from '#contract/finding/criteria.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'

/** Where each criterion looks: a column of the member, or an expression over it. */
export const columnOf: Readonly<Record<ColumnCriterion, RawBuilder<unknown>>> = {
  birthYear: sql`extract(year from members.date_of_birth)`,
  height: sql.ref('members.height_cm'),
  income: sql.ref('members.annual_income'),
  maritalStatus: sql.ref('members.marital_status_id'),
  educationGroup: sql.ref('members.education_group_id'),
  occupationType: sql.ref('members.occupation_type_id'),
  workLocation: sql.ref('members.work_location_id'),
  moveAbroad: sql.ref('members.ready_to_move_abroad'),
  nativeDistrict: sql.ref('members.native_district_id'),
  diet: sql.ref('members.diet_id'),
  mangal: sql.ref('members.mangal'),
  withPhoto: sql`exists (select from photos where photos.member_id = members.id and photos.status = 'shown')`,
  recentlyActive: sql`case when members.last_use_is_hidden then null else members.last_used_on end`,
  sameDevak: sql.ref('members.devak_id'),
}

/** The entries of a criterion's list; undefined where it has no list of ids. */
export function listOf(criterion: Criterion) {
  const declared = searchCriteria[criterion]
  if (declared.kind !== 'options' && declared.kind !== 'own') return undefined
  const { list } = declared
  if (list === 'work-location') return { table: 'work_locations', rows: (data: MasterData) => data.workLocations }
  if (list === 'district') return { table: 'districts', rows: (data: MasterData) => data.districts }
  return { table: 'options', rows: (data: MasterData) => data.options.filter(row => row.type === list) }
}
