/** Who is told of an incident by law: CERT-In, and the Data Protection Board. */
export const incidentReports = ['CERT_IN', 'BOARD'] as const
export type IncidentReport = (typeof incidentReports)[number]

const hoursToReport: Record<IncidentReport, number> = { CERT_IN: 6, BOARD: 72 }

/** Until when one of them is told, counted from when the incident was known. */
export const reportBy = (report: IncidentReport, knownAt: Date): Date =>
  new Date(knownAt.getTime() + hoursToReport[report] * 3_600_000)

/** How families are chosen: everybody, those of whom all that is asked is true, or those of a list. */
export const whomKinds = ['ALL', 'FILTER', 'LIST'] as const

/** How a family stands after a notice: it was sent or said, it still goes out, staff call, or the family has left since. */
export const toldStates = ['sent', 'called', 'call', 'waiting', 'left'] as const
export type ToldState = (typeof toldStates)[number]
