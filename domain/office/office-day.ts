/** What staff have to do, in the order in which the day shows it. */
export const officeDuties = [
  'orders',
  'incidents',
  'recalls',
  'exports',
  'complaints',
  'queue',
  'first_looks',
  'contact_changes',
  'objections',
  'calls',
  'upi',
] as const
export type OfficeDuty = (typeof officeDuties)[number]

/** Staff are told at once of a complaint that is due so soon. */
export const urgentHours = 2
/** The hour in India from which the morning letter is sent. */
export const morningHour = 8
