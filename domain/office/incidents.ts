import { hourMs } from '../durations.ts'

/** Who is told of an incident by law: CERT-In, and the Data Protection Board. */
export const incidentReports = ['CERT_IN', 'BOARD'] as const
export type IncidentReport = (typeof incidentReports)[number]

const hoursToReport: Record<IncidentReport, number> = { CERT_IN: 6, BOARD: 72 }

/** The end of the term for a report, counted from when the incident was known. */
export const reportBy = (report: IncidentReport, knownAt: Date): Date =>
  new Date(knownAt.getTime() + hoursToReport[report] * hourMs)

/** How families are chosen: everybody, those who meet all conditions, or those of a list. */
export const whomKinds = ['ALL', 'FILTER', 'LIST'] as const
