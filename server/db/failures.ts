/** The database does not answer. No statement was sent. */
export class DatabaseAway extends Error {}

/** SQLSTATE codes: the server stops, starts, is read-only after a failover, has no connection left or gave a statement up. */
const awayStates = new Set(['57P01', '57P02', '57P03', '57P05', '57014', '53300', '25006', '25P03'])
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** The driver gives these errors no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Whether the same call may well succeed in a moment, because the database or the way to it was lost. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  const code = codeOf(error)
  if (awayStates.has(code) || socketCodes.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true
  return error instanceof Error && driverMessages.test(error.message)
}

/** Whether a file of this machine could not be written for want of space. */
export const isOwnDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
/** The same, or the database could not be written. */
export const isDiskFull = (error: unknown): boolean => isOwnDiskFull(error) || codeOf(error) === '53100'
