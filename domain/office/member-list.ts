/** The columns by which the member list is sorted. */
export const memberListSorts = ['JOINED', 'PLAN_END'] as const

/** More rows do not leave in one file. */
export const mostExportedRows = 5_000

/** So many families leave the office in a day as files of one person without another ADMIN. */
export const familiesInFiles = 500
/** Where there is no other ADMIN, a larger file comes after so many hours. */
export const hoursOfLoneExport = 24
