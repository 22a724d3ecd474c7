/** What staff have to do, in the order in which the day shows it. */
export const officeDuties = [
  'orders',
  'incidents',
  'complaints',
  'queue',
  'contact_changes',
  'objections',
  'calls',
] as const
export type OfficeDuty = (typeof officeDuties)[number]

/** A complaint that is due so soon is told at once. */
export const urgentHours = 2
/** The hour in India from which the letter of the morning goes out. */
export const morningHour = 8
