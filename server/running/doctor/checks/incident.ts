import { dayMs, hourMs } from '#domain/durations.ts'
import { type IncidentReport, incidentReports, reportBy } from '#domain/office/incidents.ts'
import type { Db } from '#server/db/open.ts'
import type { Check, Finding } from '../finding.ts'

/** How long before its deadline a report is announced. */
const warnBefore: Record<IncidentReport, number> = { CERT_IN: 3 * hourMs, BOARD: dayMs }

const openIncidents = (db: Db) =>
  db
    .selectFrom('incidents')
    .select(['number', 'known_at', 'cert_in_at', 'board_at'])
    .where(eb => eb.or([eb('cert_in_at', 'is', null), eb('board_at', 'is', null)]))
    .orderBy('known_at')
    .execute()

/** The law counts the hours since an incident became known, so a report that is nearly due must not go unnoticed. */
export const incident: Check = {
  name: 'incident',
  scope: 'service',
  isFrequent: true,
  async run({ db, clock }) {
    const rows = db ? await openIncidents(db).catch(() => []) : []
    const now = clock.now().getTime()
    const open = rows.flatMap(({ number, known_at, cert_in_at, board_at }) => {
      const doneAt = { CERT_IN: cert_in_at, BOARD: board_at }
      return incidentReports
        .filter(to => !doneAt[to])
        .map(to => ({
          name: `${number} ${to.replace('_', '-')}`,
          msToDeadline: reportBy(to, known_at).getTime() - now,
          to,
        }))
    })
    const namesOf = (some: typeof open) => some.map(({ name }) => name).join(', ')
    const late = open.filter(({ msToDeadline }) => msToDeadline <= 0)
    const soon = open.filter(({ msToDeadline, to }) => msToDeadline > 0 && msToDeadline <= warnBefore[to])
    const findings: Finding[] = []
    if (late.length > 0) findings.push({ id: 'incident_late', detail: namesOf(late) })
    if (soon.length > 0) findings.push({ id: 'incident_soon', detail: namesOf(soon) })
    return findings
  },
}
