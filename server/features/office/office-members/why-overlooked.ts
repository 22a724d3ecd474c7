import { sql } from 'kysely'
import { isNearlyNobody, type OverlookedReason } from '#domain/finding/shown.ts'
import type { Db } from '#server/db/open.ts'
import { idCheckedAtOf } from '#server/features/families/id-proof/queries.ts'
import type { MemberFinder } from '#server/features/finding/read-model/query.ts'
import { type HandpickFamily, readFamily } from '#server/features/office/handpick/queries.ts'
import { matchQueryFor } from '#server/features/office/handpick/rules.ts'
import { opposite } from '#server/features/relations/visibility/rules.ts'
import type { MasterData, ReadMasterData } from '#server/features/shared/master-data/queries.ts'

export interface WhyDependencies {
  db: Db
  finder: MemberFinder
  masterData: ReadMasterData
}

/** The reasons of each of these families, by its id. */
export async function whyOverlooked(
  { db, finder, masterData }: WhyDependencies,
  ids: readonly string[],
): Promise<Map<string, OverlookedReason[]>> {
  const data = await masterData()
  const reasons = new Map<string, OverlookedReason[]>()
  const unchecked = await readUnchecked(db, ids)
  // One after another, because each is a scan of everybody and families who search would wait behind a page of them.
  for (const id of ids) {
    const family = await readFamily(db, id)
    if (family)
      reasons.set(id, [
        ...(await reasonsOf(finder, data, family)),
        ...(unchecked.has(id) ? ['UNCHECKED' as const] : []),
      ])
  }
  return reasons
}

/** Those of the members whose proof of identity nobody has approved. */
async function readUnchecked(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(eb => eb.not(eb.exists(idCheckedAtOf(eb))))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function reasonsOf(finder: MemberFinder, data: MasterData, family: HandpickFamily): Promise<OverlookedReason[]> {
  const wishes = matchQueryFor(data, family, [])
  const fitting = wishes && (await finder.wishCosts(wishes)).fitting
  const { count: fromThere } = await finder.find({
    gender: opposite(family.gender),
    criteria: { nativeDistrict: [family.native_district_id] },
    order: { by: 'joined', direction: 'desc' },
    excluded: [],
    offset: 0,
    limit: 1,
  })
  return [
    ...(fitting !== null && isNearlyNobody(fitting) ? ['WISHES' as const] : []),
    ...(isNearlyNobody(fromThere) ? ['REGION' as const] : []),
  ]
}
