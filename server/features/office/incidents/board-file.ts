import { incidentReports, reportBy } from '#domain/office/incidents.ts'
import { csvLine, csvMark } from '#server/features/shared/spreadsheets/csv.ts'
import type { ToldFamily } from '#server/features/telling/deliveries/told-families.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { openText, presentNotice } from './present.ts'
import type { IncidentRow, readNotices } from './queries.ts'

/** The incident as a file for the Board: its facts, its notices and how each family was told. It contains no contact. */
export function incidentFile(
  secrets: Secrets,
  {
    incident,
    notices,
    touched,
  }: {
    incident: IncidentRow
    notices: Awaited<ReturnType<typeof readNotices>>
    touched: readonly ToldFamily[]
  },
): string {
  const { title, what } = openText(secrets, incident)
  const doneAt = { CERT_IN: incident.cert_in_at, BOARD: incident.board_at }
  const lines: (string | number)[][] = [
    ['incident', incident.number],
    ['title', title],
    ['what happened', what],
    ['known at', incident.known_at.toISOString()],
    ['recorded at', incident.recorded_at.toISOString()],
    ...incidentReports.flatMap(to => [
      [`${to} due`, reportBy(to, incident.known_at).toISOString()],
      [`${to} told`, doneAt[to]?.toISOString() ?? ''],
    ]),
    ['families first told', incident.families_at?.toISOString() ?? ''],
    ['families touched', touched.length],
    ...notices.flatMap(row => {
      const notice = presentNotice(secrets, row)
      return [
        ['notice written', notice.written_at, notice.count],
        ['notice in English', notice.subject_en, notice.text_en],
        ['notice in Marathi', notice.subject_mr, notice.text_mr],
      ]
    }),
    [],
    ['registration number', 'told at', 'how it stands', 'channels'],
    ...touched.map(row => [
      row.registration_no ?? '',
      row.told_at?.toISOString() ?? '',
      row.state,
      row.channels.join(' '),
    ]),
  ]
  return csvMark + lines.map(csvLine).join('')
}
