/** What an ADMIN may ask for besides what the night does. */
export const askedBackups = ['backup', 'proof'] as const
export type AskedBackup = (typeof askedBackups)[number]
