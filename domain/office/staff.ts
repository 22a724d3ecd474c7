/** STAFF work the queue and the members' records; ADMINs also let others in and undo what cannot be undone otherwise. */
export const staffRoles = ['STAFF', 'ADMIN'] as const
export type StaffRole = (typeof staffRoles)[number]
/** Letters and digits that are not mistaken for one another on paper. */
export const recoveryCodeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
export const recoveryCodesAtOnce = 10
