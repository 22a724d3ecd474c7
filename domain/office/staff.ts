/**
 * STAFF work the queue and the members' records; ADMINs also let others in and undo what cannot be undone otherwise. A TREASURER
 * sees payments and refunds them, a REVIEWER works the queue: neither opens a record.
 */
export const staffRoles = ['STAFF', 'ADMIN', 'TREASURER', 'REVIEWER'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Which roles the declared access of a call or file of the office admits. The door, the menu and the screens read it here. */
const rolesWith = {
  /** One's own login. */
  anyRole: staffRoles,
  staff: ['STAFF', 'ADMIN'],
  admin: ['ADMIN'],
  payments: ['STAFF', 'ADMIN', 'TREASURER'],
  refunds: ['ADMIN', 'TREASURER'],
  review: ['STAFF', 'ADMIN', 'REVIEWER'],
} as const satisfies Record<string, readonly StaffRole[]>
export type StaffAccess = keyof typeof rolesWith

export const isStaffAccess = (access: string): access is StaffAccess => Object.hasOwn(rolesWith, access)
export const admits = (access: StaffAccess, role: StaffRole): boolean =>
  (rolesWith[access] as readonly StaffRole[]).includes(role)

/** Where the office needs two people, a login counts once it has been in the same hands for so long. */
export const daysUntilSettled = 7

/** Letters and digits that are not mistaken for one another on paper. */
export const recoveryCodeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
export const recoveryCodesAtOnce = 10
