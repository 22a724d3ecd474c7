import { incidentReports, reportBy } from '#domain/office/incidents.ts'
import type { BothLetters } from '#server/features/shared/site-content/fill-letter.ts'
import { allStates } from '#server/features/telling/deliveries/told-families.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { IncidentRow, IncidentText, readNotices } from './queries.ts'

export const openText = (secrets: Secrets, { sealed }: Pick<IncidentRow, 'sealed'>): IncidentText =>
  JSON.parse(secrets.open(Buffer.from(sealed)))

export function presentIncident(secrets: Secrets, row: IncidentRow) {
  const doneAt = { CERT_IN: row.cert_in_at, BOARD: row.board_at }
  return {
    uuid: row.id,
    number: row.number,
    title: openText(secrets, row).title,
    known_at: row.known_at.toISOString(),
    recorded_at: row.recorded_at.toISOString(),
    recorded_by: row.recorded_by,
    reports: incidentReports.map(to => ({
      to,
      by: reportBy(to, row.known_at).toISOString(),
      done_at: doneAt[to]?.toISOString() ?? null,
    })),
    families_at: row.families_at?.toISOString() ?? null,
    told: allStates(row.told),
  }
}

type NoticeRow = Awaited<ReturnType<typeof readNotices>>[number]

export const presentNotice = (secrets: Secrets, row: NoticeRow) => ({
  uuid: row.id,
  written_at: row.written_at.toISOString(),
  written_by: row.name,
  ...(JSON.parse(secrets.open(row.sealed)) as BothLetters),
  count: row.count ?? 0,
  finished_at: row.finished_at?.toISOString() ?? null,
})
