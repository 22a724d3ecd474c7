import type { CallerRequestKind } from '#domain/access/caller-requests.ts'
import { timeInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import { daysToDecide } from '#domain/money/upi.ts'
import { incidentReports, reportBy } from '#domain/office/incidents.ts'
import { morningHour, type OfficeDuty } from '#domain/office/office-day.ts'
import type { SecondScript } from '#server/db/schema.ts'

export interface Duty {
  duty: OfficeDuty
  count: number
  late: number
  dueAt: Date | null
}

interface OpenIncident {
  known_at: Date
  cert_in_at: Date | null
  board_at: Date | null
}

/** Each incident is due at the earliest term of a report that the law still asks for. */
export function incidentDuty(rows: readonly OpenIncident[], now: Date): Duty {
  const dues = rows.map(({ known_at, cert_in_at, board_at }) => {
    const toldAt = { CERT_IN: cert_in_at, BOARD: board_at }
    const open = incidentReports.filter(report => !toldAt[report])
    return Math.min(...open.map(report => reportBy(report, known_at).getTime()))
  })
  return {
    duty: 'incidents',
    count: dues.length,
    late: dues.filter(due => due < now.getTime()).length,
    dueAt: dues.length > 0 ? new Date(Math.min(...dues)) : null,
  }
}

export interface CallerRequestRow {
  member_id: string
  registration_no: string
  first_name: string
  last_name: string
  second_script: SecondScript
  kind: CallerRequestKind
  prove_until: Date
  takes_effect_at: Date | null
  objected_at: Date | null
}

/** What a request waits for and until when, or since when it is objected to. */
export const requestState = ({ prove_until, takes_effect_at, objected_at }: CallerRequestRow) =>
  objected_at
    ? ({ state: 'OBJECTED', at: objected_at } as const)
    : takes_effect_at
      ? ({ state: 'WAITS', at: takes_effect_at } as const)
      : ({ state: 'CONFIRM', at: prove_until } as const)

/** Requests that wait for a second ADMIN or an objection, and those that were objected to. */
export const requestDuties = (rows: readonly CallerRequestRow[]): Duty[] => {
  const waiting = rows.filter(row => row.objected_at === null)
  return [
    { duty: 'contact_changes', count: waiting.length, late: 0, dueAt: waiting[0] ? requestState(waiting[0]).at : null },
    { duty: 'objections', count: rows.length - waiting.length, late: 0, dueAt: null },
  ]
}

export interface UnconfirmedRow {
  id: string
  registration_no: string
  first_name: string
  last_name: string
  second_script: SecondScript
  amount_paise: number
  /** Who entered it. */
  clerk: string | null
  entered_at: Date
  stated_paise: number | null
  missed_at: Date | null
  confirmed_at: Date | null
  refunded_at: Date | null
}

/** Each is due when a treasurer or an ADMIN may decide about it. */
export function upiDuty(rows: readonly UnconfirmedRow[], now: Date): Duty {
  const dues = rows.map(({ entered_at }) => entered_at.getTime() + daysToDecide * dayMs)
  return {
    duty: 'upi',
    count: rows.length,
    late: dues.filter(due => due < now.getTime()).length,
    dueAt: dues[0] === undefined ? null : new Date(dues[0]),
  }
}

/** A morning letter that could not go out by noon is not sent that day. */
const noon = 12

const hourInIndia = (now: Date) => Number(timeInIndia(now).slice(0, 2))

export const isMorning = (now: Date): boolean => {
  const hour = hourInIndia(now)
  return hour >= morningHour && hour < noon
}
