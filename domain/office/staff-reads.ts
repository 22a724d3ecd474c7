/** What staff read of a family. Each leaves a row, which is kept for a year. */
export const staffReadKinds = ['record', 'photo', 'document', 'search', 'list'] as const
export type StaffReadKind = (typeof staffReadKinds)[number]
/** How many different records all but ADMINs may open on a day. ADMINs are told at the second number. */
export const recordsADay = 200
export const recordsADayToTell = recordsADay * 0.8
/** How many different families lists may show all but ADMINs on a day. */
export const listedFamiliesADay = 1_000
/** How many contacts STAFF may look at on a day. */
export const revealsADay = 50
