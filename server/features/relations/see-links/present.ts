import type { SeeLink } from '#contract/relations/see-links.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import type { linksTo } from './queries.ts'
import { isLive } from './rules.ts'

export const presentLink = (row: Awaited<ReturnType<typeof linksTo>>[number], now: Date): SeeLink => ({
  uuid: row.id,
  by: row.role,
  photos: presentYesNo(row.with_photos),
  made_at: row.made_at.toISOString(),
  ends_at: (row.ended_at ?? row.expires_at).toISOString(),
  is_live: presentYesNo(isLive(row, now)),
  openings: row.openings,
  // JSON has no instants.
  answers: row.answers.map(({ mark, note, at }) => ({ mark, note, at: new Date(at).toISOString() })),
})
