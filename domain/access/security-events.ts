/** The events of the security log: who logged in, who was refused, what was changed and what staff read. */
export const securityEventNames = [
  'signup',
  'login',
  'new_device',
  'logout',
  'contact_verified',
  'contact_changed',
  'password_changed',
  'account_frozen',
  'left',
  'data_taken',
  'refused',
  'budget_used_up',
  'staff_login',
  'staff_logout',
  'staff_joined',
  'staff_password',
  'staff_retired',
  'staff_read',
  'events_dropped',
] as const
export type SecurityEventName = (typeof securityEventNames)[number]
