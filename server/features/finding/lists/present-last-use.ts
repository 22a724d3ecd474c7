import { type Day, dayInIndia } from '#domain/calendar.ts'
import { type LastUse, lastUseOf } from '#domain/families/last-use.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { seesLastUse } from './rules.ts'

interface LastUseRow {
  last_used_on: Day | null
  last_use_is_hidden: boolean
}

/** When the family was last here, in coarse steps. The key is absent for a viewer who may not see it. */
export const presentLastUse = (
  row: LastUseRow,
  viewer: Pick<Viewer, 'hidesLastUse'>,
  now: Date,
): { last_used?: LastUse | null } =>
  seesLastUse(viewer) ? { last_used: row.last_use_is_hidden ? null : lastUseOf(row.last_used_on, dayInIndia(now)) } : {}
