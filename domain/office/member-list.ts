/** The columns by which the member list is sorted. */
export const memberListSorts = ['JOINED', 'PLAN_END'] as const

/** More rows do not leave in one file. */
export const mostExportedRows = 5_000
